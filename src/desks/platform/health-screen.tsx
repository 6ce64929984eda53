import { Title } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import type { PlatformDeed, PlatformHealth } from '../../contract/platform';
import { PageTitle } from '../../ui/page-title';
import { DeedLines } from './deed-lines';
import classes from './platform.module.css';

/** Whether everything goes on by itself, of all shops together. */
export function HealthScreen({ health, deeds }: { health: PlatformHealth; deeds: PlatformDeed[] }) {
  const { t } = useTranslation('operator');
  const { shops, schema, mails, webhooks, parked, jobs, version } = health;
  const facts: [string, string][] = [
    [t('platform.shopsLive'), String(shops.live)],
    [t('platform.shopsTest'), String(shops.test)],
    [t('platform.shopsShut'), String(shops.suspended + shops.ending)],
    [t('platform.mailsWaiting'), t('platform.waitingFor', { count: mails.waiting, seconds: mails.oldestSeconds })],
    [
      t('platform.webhooksWaiting'),
      t('platform.toldFor', { count: webhooks.waiting, seconds: webhooks.oldestSeconds }),
    ],
    [t('platform.webhooksFailing'), String(webhooks.failing)],
    [t('platform.parked'), String(parked)],
    [t('platform.schema'), `${schema.has} (${schema.state})`],
    [t('platform.version'), [version.release, version.build].filter(Boolean).join(' · ')],
  ];
  return (
    <>
      <PageTitle title={t('platform.nav.health')} />
      <Title order={1} fz={20} mb="md">
        {t('platform.nav.health')}
      </Title>
      <div className={classes.columns}>
        <section className={classes.section}>
          <h2>{t('platform.facts')}</h2>
          <dl className={classes.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={classes.section}>
          <h2>{t('platform.jobs')}</h2>
          <dl className={classes.facts}>
            {jobs.map(({ name, seconds }) => (
              <div key={name}>
                <dt dir="ltr">{name}</dt>
                <dd className={seconds > 600 ? classes.over : undefined}>
                  {t('platform.seconds', { count: seconds })}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <DeedLines deeds={deeds} />
    </>
  );
}
