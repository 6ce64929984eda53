import { Checkbox, Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney, type Money } from '../../contract/money';
import type { StockInParcel } from '../../contract/parcel';
import { InARow } from '../../ui/in-a-row';
import { ActionButton } from '../../ui/action-button';
import { Dialog } from '../../ui/dialog';
import { PinField } from '../../ui/pin-field';
import { PinRefusal } from '../../ui/pin-refusal';

interface Props {
  parcel: StockInParcel;
  fee: Money;
  onClose: () => void;
  onSplit: () => void;
}

/** What goes into a parcel of its own, for how much, and the pay password. */
export function ParcelSplitDialog({ parcel, fee, onClose, onSplit }: Props) {
  const { t } = useTranslation(['transit', 'payment', 'common']);
  const amount = formatMoney(fee, intlTag(useLocale()));
  const { id, parcelNo: number, items } = parcel;
  const [itemIds, setItemIds] = useState<string[]>([]);
  const [pin, setPin] = useState('');
  const split = useAction('POST /front/stored-parcels/{id}/split', { onError: () => setPin('') });
  const isAll = itemIds.length === items.length;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { itemIds, acceptFee: fee.amount, payPassword: pin };
    if (!(await split.run({ params: { id }, body }))) return;
    notify.success(t('split.done'), number);
    onSplit();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('split.of', { number })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form onSubmit={(event) => void submit(event)}>
        <Stack>
          <Text>{t('split.text')}</Text>
          <Checkbox.Group
            label={t('split.choose')}
            value={itemIds}
            error={isAll ? t('split.all') : undefined}
            onChange={setItemIds}
          >
            <Stack gap="xs" my="xs">
              {items.map(({ id: value, title, options, quantity }) => (
                <Checkbox
                  key={value}
                  value={value}
                  label={<bdi>{title}</bdi>}
                  description={<InARow parts={[...options, t('parcel.pieces', { count: quantity })]} />}
                />
              ))}
            </Stack>
          </Checkbox.Group>
          <Text>{t('split.fee', { amount })}</Text>
          <PinRefusal error={split.error} />
          <PinField
            label={t('payment:dialog.password')}
            hint={t('payment:dialog.passwordHint')}
            value={pin}
            onChange={setPin}
          />
          <ActionButton
            type="submit"
            size="md"
            loading={split.isRunning}
            disabled={pin.length !== 6 || itemIds.length === 0 || isAll}
          >
            {t('payment:dialog.pay', { amount })}
          </ActionButton>
        </Stack>
      </form>
    </Dialog>
  );
}
