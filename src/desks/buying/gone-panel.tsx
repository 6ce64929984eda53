import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { useAction } from '../../client/use-action';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { DeskPurchase } from '../../contract/buying-desk';
import { ActionButton } from '../../ui/action-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { MoneyText } from '../../ui/price';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './buying.module.css';
import { SubstituteForm } from './substitute-form';
import { WaitForm } from './wait-form';

interface Props {
  order: DeskPurchase;
  item: DeskPurchase['items'][number];
  onChanged: (now: DeskPurchase | undefined) => void;
  onRefused: (error: ApiError) => void;
}

const WAYS = ['refund', 'substitute', 'wait'] as const;
type Way = (typeof WAYS)[number];

/** What becomes of what its seller has no more: its money back, another thing, or a day on which it is there again. */
export function GonePanel({ order, item, onChanged, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const may: Record<Way, boolean> = {
    refund: useMay('purchase.refund') && item.whenGone !== null,
    substitute: useMay('purchase.substitute') && order.channel !== 'SELF_OWNED',
    wait: useMay('purchase.substitute'),
  };
  const ways = WAYS.filter((way) => may[way]);
  const [way, setWay] = useState(ways[0]);
  const gone = useAction('POST /operator/purchase-orders/{id}/out-of-stock', { onError: onRefused });
  const [isSure, setSure] = useState(false);
  const refund = async () => {
    const input = { params: { id: order.id }, body: { version: order.version, orderItemId: item.id } };
    const now = await gone.run(input);
    setSure(false);
    onChanged(now);
  };
  const follows = t(item.whenGone?.endsOrder ? 'buying.goneEnds' : 'buying.goneFollows', { name: order.shopperName });
  return (
    <div className={classes.gone}>
      <SegmentedControl
        size="xs"
        aria-label={t('buying.gone')}
        data={ways.map((value) => ({ value, label: t(`buying.goneWay.${value}`) }))}
        value={way ?? ''}
        onChange={(value) => setWay(WAYS.find((known) => known === value))}
      />
      {way === 'refund' && item.whenGone && (
        <div className={classes.form}>
          <RefusalAlert error={gone.error} />
          <p className={classes.quiet}>
            {follows} <MoneyText money={item.whenGone.gives} />
          </p>
          <div>
            <ActionButton size="xs" color="red" onClick={() => setSure(true)}>
              {t('buying.goneDo')}
            </ActionButton>
          </div>
          <ConfirmDialog
            isOpen={isSure}
            title={t('buying.goneDo')}
            confirmLabel={t('buying.goneDo')}
            isDangerous
            isRunning={gone.isRunning}
            onConfirm={() => void refund()}
            onClose={() => setSure(false)}
          >
            <p>
              {follows} <MoneyText money={item.whenGone.gives} />
            </p>
            <p>{t('buying.goneFinal')}</p>
          </ConfirmDialog>
        </div>
      )}
      {way === 'substitute' && <SubstituteForm {...{ order, item, onRefused }} onOffered={onChanged} />}
      {way === 'wait' && <WaitForm {...{ order, onRefused }} onWaits={onChanged} />}
    </div>
  );
}
