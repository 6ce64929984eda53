import { Alert, Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney, type Money } from '../../contract/money';
import type { StockInParcel } from '../../contract/parcel';
import { ActionButton } from '../../ui/action-button';
import { Dialog } from '../../ui/dialog';
import { PinField } from '../../ui/pin-field';
import { PinRefusal } from '../../ui/pin-refusal';
import { MergeComparison } from './merge-comparison';
import { MergedParcel } from './merged-parcel';
import classes from './merged-parcel.module.css';
import { gramsOf, mergeRefusalOf } from './stock-selection.rules';

interface Props {
  chosen: StockInParcel[];
  fee: Money;
  onClose: () => void;
  onMerged: () => void;
}

/** What it means to put them together, for how much, and the pay password; or which of them is in the way. */
export function ParcelMergeDialog({ chosen, fee, onClose, onMerged }: Props) {
  const { t } = useTranslation(['transit', 'payment', 'common']);
  const amount = formatMoney(fee, intlTag(useLocale()));
  const [pin, setPin] = useState('');
  const merge = useAction('POST /front/stored-parcels/merge', { onError: () => setPin('') });
  const refusal = mergeRefusalOf(chosen);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { parcelIds: chosen.map(({ id }) => id), acceptFee: fee.amount, payPassword: pin };
    if (!(await merge.run({ body }))) return;
    notify.success(t('merge.done'));
    onMerged();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('merge.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form onSubmit={(event) => void submit(event)}>
        <Stack>
          <Text>{t('merge.text')}</Text>
          <ul className={classes.parcels}>
            {chosen.map((parcel) => (
              <MergedParcel key={parcel.id} parcel={parcel} />
            ))}
          </ul>
          <Text fw={500}>{t('merge.together', { kilograms: gramsOf(chosen) / 1000 })}</Text>
          {!refusal && <MergeComparison parcelIds={chosen.map(({ id }) => id)} />}
          {refusal ? (
            <Alert color="yellow">{t(`merge.whyNot.${refusal.why}`, { number: refusal.number })}</Alert>
          ) : (
            <>
              <Text>{t('merge.fee', { amount })}</Text>
              <PinRefusal error={merge.error} />
              <PinField
                label={t('payment:dialog.password')}
                hint={t('payment:dialog.passwordHint')}
                value={pin}
                onChange={setPin}
              />
              <ActionButton type="submit" size="md" loading={merge.isRunning} disabled={pin.length !== 6}>
                {t('payment:dialog.pay', { amount })}
              </ActionButton>
            </>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
