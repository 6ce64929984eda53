import { Stack, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useKeptForm } from '../../client/use-kept-form';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { ParcelItem } from '../../contract/parcel';
import type { RefundTo } from '../../contract/refund';
import { shareOfPieces } from '../../contract/return-pieces';
import { formatDateTime } from '../../contract/tenant-time';
import { parseTypedCount } from '../../contract/typed-number';
import { ActionButton } from '../../ui/action-button';
import { CountField } from '../../ui/count-field';
import { Dialog } from '../../ui/dialog';
import { RefusalAlert } from '../../ui/refusal-alert';
import { WayOfOrder } from './way-of-order';

interface Props {
  parcelId: string;
  title: string;
  itemId: string;
  orderId: string;
  sendBack: NonNullable<NonNullable<ParcelItem['order']>['sendBack']>;
  onClose: () => void;
  /** It goes back, or cannot any more. */
  onOver: () => void;
}

/** What comes back of its price, what its way costs and until when it may go, before the word that cannot be taken back. */
export function ItemReturnDialog({ parcelId, title, itemId, orderId, sendBack, onClose, onOver }: Props) {
  const { t } = useTranslation(['transit', 'common']);
  const { tenant, locale } = useShell();
  const tag = intlTag(locale);
  const [reason, setReason] = useState('');
  const [refundTo, setRefundTo] = useState<RefundTo>('BALANCE');
  const { pieces: all, isWhole, terms, freight: way, money } = sendBack;
  const [pieces, setPieces] = useState(String(all));
  const count = parseTypedCount(pieces, all) ?? 0;
  const back = count === all ? money.amount : count === 0 ? 0 : shareOfPieces(terms, count) - way.amount;
  const kept = useKeptForm({
    name: 'item-return',
    about: itemId,
    values: { reason },
    restore: (typed) => setReason(typed.reason ?? ''),
  });
  const send = useAction('POST /front/stored-parcels/{id}/return', {
    onError: ({ code, detail }) => {
      if (code !== 'STATE_CONFLICT' && code !== 'PRICE_CHANGED') return;
      notify.error(detail);
      onOver();
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const where = refundTo === 'PROVIDER' ? { refundTo } : {};
    const body = { orderItemId: itemId, quantity: count, acceptFreight: way.amount, reason, ...where };
    if (!(await send.run({ params: { id: parcelId }, body }))) return;
    kept.forget();
    notify.success(t('sendBack.sent'));
    onOver();
  };
  const [amount, freight] = [formatMoney({ ...money, amount: Math.max(0, back) }, tag), formatMoney(way, tag)];
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('sendBack.about', { title })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form onSubmit={(event) => void submit(event)}>
        <Stack>
          {all > 1 && !isWhole && (
            <CountField
              label={t('sendBack.pieces', { count: all })}
              typed={pieces}
              most={all}
              wrong={t('ask.between', { min: 1, max: all })}
              onType={setPieces}
            />
          )}
          <div aria-live="polite">
            {t('sendBack.text', { amount, freight })}{' '}
            {t('sendBack.until', { at: formatDateTime(sendBack.before, tenant.timezoneOffset, tag) })}
          </div>
          <Textarea
            label={t('sendBack.reason')}
            value={reason}
            maxLength={500}
            autosize
            minRows={2}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
          <WayOfOrder orderId={orderId} value={refundTo} onChange={setRefundTo} />
          <RefusalAlert error={send.error} />
          <ActionButton type="submit" size="md" loading={send.isRunning} disabled={back <= 0}>
            {t('sendBack.open')}
          </ActionButton>
        </Stack>
      </form>
    </Dialog>
  );
}
