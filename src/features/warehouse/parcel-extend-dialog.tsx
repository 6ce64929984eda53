import { Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { StockInParcel } from '../../contract/parcel';
import { aheadSum, storedUntil } from '../../contract/storage-ahead';
import { parseTypedCount } from '../../contract/typed-number';
import { ActionButton } from '../../ui/action-button';
import { CountField } from '../../ui/count-field';
import { Dialog } from '../../ui/dialog';
import { PinField } from '../../ui/pin-field';
import { PinRefusal } from '../../ui/pin-refusal';
import { nameOfDay } from './storage-day-name';

interface Props {
  parcel: StockInParcel;
  ahead: NonNullable<StockInParcel['storageAhead']>;
  onClose: () => void;
  onPaid: () => void;
  /** What is shown here is over. */
  onStale: () => void;
}

const MONTH = 30;

/** For how many days, until when it is stored then and for how much, and the pay password. */
export function ParcelExtendDialog({ parcel, ahead, onClose, onPaid, onStale }: Props) {
  const { t } = useTranslation(['transit', 'payment', 'common']);
  const tag = intlTag(useLocale());
  const { id, parcelNo: number, storage } = parcel;
  const { mostDays } = ahead;
  const [days, setDays] = useState(String(Math.min(MONTH, mostDays)));
  const [pin, setPin] = useState('');
  const extend = useAction('POST /front/stored-parcels/{id}/extend-storage', {
    onError: ({ code }) => {
      setPin('');
      if (code === 'STATE_CONFLICT' || code === 'PRICE_CHANGED') onStale();
    },
  });
  const count = parseTypedCount(days, mostDays) ?? 0;
  const sum = aheadSum(parcel, count);
  const amount = formatMoney({ ...ahead.all, amount: sum }, tag);
  const due = storage?.fee.local;
  const day = nameOfDay(storedUntil(ahead, count), tag);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { days: count, from: ahead.from, acceptFee: sum, payPassword: pin };
    if (!(await extend.run({ params: { id }, body }))) return;
    notify.success(t('extend.done', { day }), number);
    onPaid();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('extend.of', { number })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form onSubmit={(event) => void submit(event)}>
        <Stack>
          <Text>{t('extend.text')}</Text>
          <CountField
            label={t('extend.days', { count: mostDays })}
            typed={days}
            most={mostDays}
            wrong={t('ask.between', { min: 1, max: mostDays })}
            onType={setDays}
          />
          {count > 0 && (
            <Text fw={500} aria-live="polite">
              {t('extend.until', { day })} · {amount}
            </Text>
          )}
          {due && due.amount > 0 && <Text size="sm">{t('extend.due', { amount: formatMoney(due, tag) })}</Text>}
          <PinRefusal error={extend.error} />
          <PinField
            label={t('payment:dialog.password')}
            hint={t('payment:dialog.passwordHint')}
            value={pin}
            onChange={setPin}
          />
          <ActionButton type="submit" size="md" loading={extend.isRunning} disabled={pin.length !== 6 || count === 0}>
            {count > 0 ? t('payment:dialog.pay', { amount }) : t('extend.open')}
          </ActionButton>
        </Stack>
      </form>
    </Dialog>
  );
}
