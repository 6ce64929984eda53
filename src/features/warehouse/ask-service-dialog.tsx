import { Radio, Stack, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useKeptForm } from '../../client/use-kept-form';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { StockInParcel } from '../../contract/parcel';
import { ActionButton } from '../../ui/action-button';
import { Dialog } from '../../ui/dialog';
import { PinField } from '../../ui/pin-field';
import { PinRefusal } from '../../ui/pin-refusal';

interface Props {
  parcel: StockInParcel;
  onClose: () => void;
  onAsked: () => void;
}

/** Which service, for how much, and the pay password. */
export function AskServiceDialog({ parcel, onClose, onAsked }: Props) {
  const { t } = useTranslation(['transit', 'payment', 'common']);
  const tag = intlTag(useLocale());
  const { serviceOffers } = parcel;
  const [code, setCode] = useState(serviceOffers[0]?.code ?? '');
  const [remark, setRemark] = useState('');
  const [pin, setPin] = useState('');
  const kept = useKeptForm({
    name: 'parcel-service',
    about: parcel.id,
    values: { remark },
    restore: (typed) => setRemark(typed.remark ?? ''),
  });
  const ask = useAction('POST /front/stored-parcels/{id}/services', { onError: () => setPin('') });
  const offer = serviceOffers.find((one) => one.code === code);
  const amount = offer ? formatMoney(offer.price.local, tag) : '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!offer) return;
    const body = { serviceCode: code, priceId: offer.priceId, remark, payPassword: pin };
    if (!(await ask.run({ params: { id: parcel.id }, body }))) return;
    kept.forget();
    notify.success(t('services.sent'), t('services.sentText', { name: offer.name }));
    onAsked();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('services.askFor', { number: parcel.parcelNo })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form onSubmit={(event) => void submit(event)}>
        <Stack>
          <Radio.Group label={t('services.choose')} value={code} onChange={setCode}>
            <Stack gap="xs" mt="xs">
              {serviceOffers.map(({ code: value, name, remark: about, price }) => (
                <Radio
                  key={value}
                  value={value}
                  label={`${name} · ${formatMoney(price.local, tag)}`}
                  description={about}
                />
              ))}
            </Stack>
          </Radio.Group>
          <Textarea
            label={t('services.remark')}
            value={remark}
            maxLength={500}
            autosize
            minRows={2}
            onChange={({ currentTarget: { value } }) => setRemark(value)}
          />
          <PinRefusal error={ask.error} />
          <PinField
            label={t('payment:dialog.password')}
            hint={t('payment:dialog.passwordHint')}
            value={pin}
            onChange={setPin}
          />
          <ActionButton type="submit" size="md" loading={ask.isRunning} disabled={pin.length !== 6 || !offer}>
            {t('payment:dialog.pay', { amount })}
          </ActionButton>
        </Stack>
      </form>
    </Dialog>
  );
}
