import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { DeskShipment } from '../../contract/way-desk';
import { ActionButton } from '../../ui/action-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { RefusalAlert } from '../../ui/refusal-alert';
import { WordForm } from '../bench/word-form';
import { HandOutForm } from './hand-out-form';
import { SaidForm } from './said-form';
import classes from './transit.module.css';

interface Props {
  shipment: DeskShipment;
  onDone: (now: DeskShipment | undefined) => void;
  onRefused: (error: ApiError) => void;
}
type Asked = { kind: 'lose' | 'seize'; note: string } | { kind: 'restock' };

/** What can be done about it; what its shopper is told of and cannot be taken back is asked once more. */
export function ShipmentActions({ shipment, onDone, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const { id, version, shopperName, orderNo } = shipment;
  const [asked, setAsked] = useState<Asked>();
  const on = { onError: onRefused };
  const lose = useAction('POST /operator/shipments/{id}/lose', on);
  const seize = useAction('POST /operator/shipments/{id}/seize', on);
  const restock = useAction('POST /operator/shipments/{id}/restock', on);
  const ask = (kind: 'lose' | 'seize') => (note: string) => Promise.resolve(setAsked({ kind, note }));
  const run = async (wanted: Asked) => {
    const params = { id };
    if (wanted.kind === 'restock') return restock.run({ params, body: { version } });
    const body = { version, note: wanted.note };
    return wanted.kind === 'lose' ? lose.run({ params, body }) : seize.run({ params, body });
  };
  const confirm = async () => {
    if (!asked) return;
    const changed = await run(asked);
    setAsked(undefined);
    onDone(changed);
  };
  const word = (kind: 'lose' | 'seize', error: ApiError | undefined) => (
    <details className={classes.more}>
      <summary>{t(`shipments.${kind}.do`)}</summary>
      <WordForm
        label={t(`shipments.${kind}.why`)}
        button={t(`shipments.${kind}.do`)}
        most={300}
        isRunning={false}
        error={error}
        onSend={ask(kind)}
      />
    </details>
  );
  return (
    <>
      {shipment.canHandOut && shipment.pickup && (
        <HandOutForm shipment={shipment} pickup={shipment.pickup} onDone={onDone} onRefused={onRefused} />
      )}
      {shipment.canSay && <SaidForm shipment={shipment} onDone={onDone} onRefused={onRefused} />}
      {shipment.canSeize && word('seize', seize.error)}
      {shipment.canLose && word('lose', lose.error)}
      {shipment.canRestock && (
        <>
          <RefusalAlert error={restock.error} />
          <p>
            <ActionButton size="sm" onClick={() => setAsked({ kind: 'restock' })}>
              {t('shipments.restock.do')}
            </ActionButton>
          </p>
        </>
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          isDangerous={asked.kind !== 'restock'}
          title={t(`shipments.${asked.kind}.do`)}
          text={t(`shipments.${asked.kind}.follows`, { name: shopperName, number: orderNo })}
          confirmLabel={t(`shipments.${asked.kind}.do`)}
          isRunning={lose.isRunning || seize.isRunning || restock.isRunning}
          onConfirm={() => void confirm()}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
