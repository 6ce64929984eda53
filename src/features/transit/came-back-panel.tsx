import { Button, Group } from '@mantine/core';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { paths } from '../../contract/paths';
import { formatDate } from '../../contract/tenant-time';
import type { TransitOrderDetail } from '../../contract/transit';
import { ActionButton } from '../../ui/action-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import page from '../../ui/record-page.module.css';

interface Props {
  order: TransitOrderDetail;
  onChanged: () => void;
}

/** What becomes of a shipment that came back: shipped anew, in store, or thrown away. */
export function CameBackPanel({ order, onChanged }: Props) {
  const { t } = useTranslation(['transit', 'common']);
  const { tenant, locale } = useShell();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const decide = useAction('POST /front/transit-orders/{id}/decision', {
    onError: ({ detail }) => {
      notify.error(t('actions.failed'), detail || t('common:errors.NETWORK'));
      onChanged();
    },
  });
  const until = order.actions.find(({ name }) => name === 'RESTOCK')?.until;
  const say = (choice: 'RESTOCK' | 'DISPOSE') => decide.run({ params: { id: order.id }, body: { choice } });

  const shipAgain = async () => {
    if (await say('RESTOCK')) await router.push(paths.newTransit(order.parcels.map(({ id }) => id)));
  };
  const restock = async () => {
    if (!(await say('RESTOCK'))) return;
    notify.success(t('returned.restocked'));
    onChanged();
  };
  const dispose = async () => {
    const done = await say('DISPOSE');
    setAsking(false);
    if (!done) return;
    notify.success(t('dispose.done'));
    onChanged();
  };
  return (
    <section className={page.panel} aria-labelledby="trouble">
      <h2 id="trouble">{t('trouble.RETURNED')}</h2>
      <p>
        {t('trouble.RETURNED_text', { at: until ? formatDate(until, tenant.timezoneOffset, intlTag(locale)) : '' })}
      </p>
      <p className={page.quiet}>{t('returned.againHint')}</p>
      <Group gap="sm">
        <ActionButton loading={decide.isRunning} onClick={() => void shipAgain()}>
          {t('returned.again')}
        </ActionButton>
        <Button variant="default" onClick={() => void restock()}>
          {t('returned.restock')}
        </Button>
        <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
          {t('returned.dispose')}
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('returned.dispose')}
        text={t('dispose.text')}
        confirmLabel={t('dispose.confirm')}
        cancelLabel={t('dispose.keep')}
        isDangerous
        isRunning={decide.isRunning}
        onConfirm={() => void dispose()}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
