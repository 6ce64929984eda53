import { Title } from '@mantine/core';
import { useState } from 'react';
import { useAction } from '../../client/use-action';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag, LOCALE_FACTS, LOCALES } from '../../contract/locales';
import type { PlatformShopDetail } from '../../contract/platform';
import { ActionButton } from '../../ui/action-button';
import { PageTitle } from '../../ui/page-title';
import { RefusalAlert } from '../../ui/refusal-alert';
import { DeedLines } from './deed-lines';
import classes from './platform.module.css';
import { QuotaForm } from './quota-form';
import { QuotaMark } from './quota-mark';
import { StateForm } from './state-form';
import { useUtcText } from './use-utc-text';

const languageName = (code: string) => {
  const known = LOCALES.find((each) => each === code);
  return known ? LOCALE_FACTS[known].name : code;
};

/** One shop of the register: how it stands, what it uses, and what can be done to it from above. */
export function ShopScreen({ first }: { first: PlatformShopDetail }) {
  const { t } = useTranslation('operator');
  const utc = useUtcText();
  const [shop, setShop] = useState(first);
  const megabytes = new Intl.NumberFormat(intlTag(useLocale()), { style: 'unit', unit: 'megabyte' });
  const { id, name, state, hosts, currency, languages, usage, quota, createdAt, endsAt, supportUntil, supplierCalls } =
    shop;
  const facts: [string, string][] = [
    [t('platform.state'), t(`platform.states.${state}`)],
    [
      t('platform.hosts'),
      hosts
        .map(({ host, state: stands }) => `${host} (${t(`settings.domain.state.${stands}`, { defaultValue: stands })})`)
        .join(', ') || '—',
    ],
    [t('platform.currency'), currency],
    [t('platform.languages'), languages.map(languageName).join(', ')],
    [t('platform.since'), utc.day(createdAt)],
    ...(shop.storageMb === null ? [] : [[t('platform.storage'), megabytes.format(shop.storageMb)] as [string, string]]),
    ...(endsAt ? [[t('platform.endsAt'), utc.day(endsAt)] as [string, string]] : []),
    [t('platform.support'), supportUntil ? utc.time(supportUntil) : t('platform.noSupport')],
  ];
  return (
    <>
      <PageTitle title={id} />
      <Title order={1} fz={20} mb="md">
        <bdi dir="ltr">{id}</bdi> · <bdi>{name}</bdi>
      </Title>
      <div className={classes.columns}>
        <section className={classes.section}>
          <h2>{t('platform.facts')}</h2>
          <dl className={classes.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <SavedExport id={id} />
        </section>
        <section className={classes.section}>
          <h2>
            {t('platform.usage')} · <QuotaMark stand={quota} />
          </h2>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('platform.month')}</th>
                <th scope="col" data-figure>
                  {t('platform.quotas.orders')}
                </th>
                <th scope="col" data-figure>
                  {t('platform.quotas.mails')}
                </th>
              </tr>
            </thead>
            <tbody>
              {usage.map(({ month, orders, mails }) => (
                <tr key={month}>
                  <th scope="row">{month}</th>
                  <td data-figure>{orders}</td>
                  <td data-figure>{mails}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {supplierCalls && (
            <p className={supplierCalls.today > supplierCalls.most ? classes.over : undefined}>
              {t('platform.supplierCalls', supplierCalls)}
            </p>
          )}
          {usage.length === 0 && <p className={classes.none}>{t('dashboard.nothing')}</p>}
        </section>
        {state !== 'ENDED' && <QuotaForm key={shop.quotas.version} shop={shop} onDone={setShop} />}
        {state !== 'ENDED' && <StateForm shop={shop} onDone={setShop} />}
      </div>
      <DeedLines deeds={shop.deeds} />
    </>
  );
}

function SavedExport({ id }: { id: string }) {
  const { t } = useTranslation('operator');
  const read = useAction('GET /platform/shops/{id}/export');
  const save = async () => {
    const kept = await read.run({ params: { id } });
    if (!kept) return;
    const href = URL.createObjectURL(new Blob([JSON.stringify(kept, null, 2)], { type: 'application/json' }));
    Object.assign(document.createElement('a'), { href, download: `${id}.json` }).click();
    URL.revokeObjectURL(href);
  };
  return (
    <>
      <RefusalAlert error={read.error} />
      <ActionButton mt="sm" size="compact-sm" variant="default" loading={read.isRunning} onClick={() => void save()}>
        {t('platform.export')}
      </ActionButton>
    </>
  );
}
