import { Group } from '@mantine/core';
import { useRouter } from 'next/router';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { paths } from '../../contract/paths';
import { formatDate } from '../../contract/tenant-time';
import type { TransitOrderDetail } from '../../contract/transit';
import { ActionButton } from '../../ui/action-button';
import page from '../../ui/record-page.module.css';
import { AskedDecision } from './asked-decision';
import { useTroubleDecision } from './use-trouble-decision';

interface Props {
  order: TransitOrderDetail;
  onChanged: () => void;
}

/** What becomes of a shipment that came back: shipped anew, in store, or thrown away. */
export function CameBackPanel({ order, onChanged }: Props) {
  const { t } = useTranslation(['transit', 'common']);
  const { tenant, locale } = useShell();
  const router = useRouter();
  const decision = useTroubleDecision(order.id, onChanged);
  const until = order.actions.find(({ name }) => name === 'RESTOCK')?.until;
  const shared = { orderId: order.id, onChanged };

  const shipAgain = async () => {
    if (await decision.say('RESTOCK')) await router.push(paths.newTransit(order.parcels.map(({ id }) => id)));
  };
  return (
    <section className={page.panel} aria-labelledby="trouble">
      <h2 id="trouble">{t('trouble.RETURNED')}</h2>
      <p>
        {t('trouble.RETURNED_text', { at: until ? formatDate(until, tenant.timezoneOffset, intlTag(locale)) : '' })}
      </p>
      <p className={page.quiet}>{t('returned.againHint')}</p>
      <Group gap="sm">
        <ActionButton loading={decision.isRunning} onClick={() => void shipAgain()}>
          {t('returned.again')}
        </ActionButton>
        <AskedDecision
          {...shared}
          choice="RESTOCK"
          variant="default"
          isDangerous={false}
          words={{
            open: t('returned.restock'),
            text: t('returned.restockText'),
            keep: t('common:actions.cancel'),
            done: t('returned.restocked'),
          }}
        />
        <AskedDecision
          {...shared}
          choice="DISPOSE"
          variant="subtle"
          color="red"
          words={{
            open: t('returned.dispose'),
            text: t('dispose.text'),
            confirm: t('dispose.confirm'),
            keep: t('dispose.keep'),
            done: t('dispose.done'),
          }}
        />
      </Group>
    </section>
  );
}
