import { ActionButton } from '../../ui/action-button';
import type { AccountData } from './load-account';
import { Autocomplete, Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useFields } from '../../client/use-fields';
import { useKeptForm } from '../../client/use-kept-form';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Address } from '../../contract/account';
import {
  addressNeed,
  isPlaceField,
  missingPlaceFields,
  withoutUnused,
  type PlaceField,
} from '../../contract/address-needs';
import { mayBePostcode } from '../../contract/postcodes';
import { placeWord } from '../../contract/address-words';
import { Dialog } from '../../ui/dialog';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './address-book.module.css';
import { useDistricts } from './use-districts';

/** The two books have the same calls. */
export interface AddressCalls {
  list: 'GET /front/user/addresses' | 'GET /front/user/billing-addresses';
  save: 'POST /front/user/addresses' | 'POST /front/user/billing-addresses';
  remove: 'DELETE /front/user/addresses/{id}' | 'DELETE /front/user/billing-addresses/{id}';
}

interface Props {
  /** Undefined for a new one. */
  address: Address | undefined;
  /** The first one becomes the default without being asked. */
  isFirst: boolean;
  call: AddressCalls['save'];
  countries: AccountData['countries'];
  onClose: () => void;
  onSaved: () => void;
}

type TextField = 'receiverName' | 'phone' | 'city' | 'street' | PlaceField;

const addressRules = () => import('../../contract/account.schemas').then((file) => file.AddressInput);

const emptyAddress = (countryCode: string): Omit<Address, 'id'> => ({
  receiverName: '',
  phone: '',
  countryCode,
  province: '',
  city: '',
  district: '',
  street: '',
  postcode: '',
  defaultAddress: false,
});

const NAMES = Object.keys(emptyAddress('')) as (keyof Omit<Address, 'id'>)[];

/** Asks for what the chosen country needs. Districts are suggested where we have a list; any other name may be typed. */
export function AddressDialog({ address, isFirst, call, countries, onClose, onSaved }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const { countryCode } = useTenant();
  const { values, errors, set, validate, takeErrors } = useFields(addressRules, address ?? emptyAddress(countryCode));
  const kept = useKeptForm({
    name: 'address',
    about: `${call} ${address?.id ?? ''}`,
    values,
    restore: (typed) => {
      for (const name of NAMES) if (typeof typed[name] === typeof values[name]) set(name, typed[name] ?? '');
    },
  });
  const fieldText = useFieldText(errors);
  const save = useAction(call, { onError: takeErrors });
  const { provinces, cities } = useDistricts(values.countryCode, values.province);
  const known = countries.some(({ code }) => code.toLowerCase() === values.countryCode.toLowerCase());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = missingPlaceFields(values).map((field) => [field, 'required']);
    const isWrong = need('postcode') !== 'unused' && !mayBePostcode(values.countryCode, values.postcode);
    const wrong = isWrong ? [['postcode', 'invalid_format']] : [];
    const body = await validate(Object.fromEntries([...missing, ...wrong]));
    if (!body || !(await save.run({ body: withoutUnused(body) }))) return;
    kept.forget();
    onSaved();
  };
  const close = () => {
    kept.forget();
    onClose();
  };
  const wordOf = (name: TextField) =>
    name === 'city' || isPlaceField(name) ? placeWord(name, values.countryCode) : undefined;
  const words = (name: TextField) => ({
    name,
    label: wordOf(name) ? t(`address.words.${wordOf(name)}`) : t(`address.${name}`),
    value: values[name],
    error: fieldText(name),
  });
  const field = (name: TextField) => ({
    ...words(name),
    required: true,
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  });
  const need = (name: PlaceField) => addressNeed(name, values.countryCode);
  const suggested = (name: TextField, data: string[]) => ({
    ...words(name),
    required: true,
    data,
    limit: 50,
    // a list outside of the dialog would be outside of its focus, too
    comboboxProps: { withinPortal: false },
    withScrollArea: false,
    styles: { dropdown: { maxBlockSize: 240, overflowY: 'auto' as const } },
    onChange: (value: string) => set(name, value),
  });
  return (
    <Dialog
      opened
      onClose={close}
      size="lg"
      title={t(address ? 'address.editTitle' : 'address.addTitle')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <div className={classes.whole}>
          <RefusalAlert error={save.error} />
        </div>
        <TextInput {...field('receiverName')} autoComplete="name" data-autofocus />
        <TextInput {...field('phone')} type="tel" autoComplete="tel" />
        <NativeSelect
          size="md"
          required
          name="countryCode"
          label={t('address.countryCode')}
          value={values.countryCode}
          onChange={(event) => set('countryCode', event.currentTarget.value)}
          error={fieldText('countryCode')}
          data={[
            ...countries.map(({ code, name }) => ({ value: code, label: name })),
            ...(known ? [] : [{ value: values.countryCode, label: values.countryCode.toUpperCase() }]),
          ]}
        />
        {need('province') !== 'unused' && (
          <Autocomplete
            {...suggested('province', provinces)}
            required={need('province') === 'required'}
            autoComplete="address-level1"
          />
        )}
        <Autocomplete {...suggested('city', cities)} autoComplete="address-level2" />
        {need('district') !== 'unused' && (
          <TextInput {...field('district')} required={need('district') === 'required'} autoComplete="address-level3" />
        )}
        {need('postcode') !== 'unused' && (
          <TextInput {...field('postcode')} required={need('postcode') === 'required'} autoComplete="postal-code" />
        )}
        <TextInput {...field('street')} autoComplete="street-address" className={classes.whole} />
        {!isFirst && !address?.defaultAddress && (
          <Checkbox
            className={classes.whole}
            label={t('address.makeDefault')}
            checked={values.defaultAddress}
            onChange={(event) => set('defaultAddress', event.currentTarget.checked)}
          />
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={close}>
            {t('common:actions.cancel')}
          </Button>
          <ActionButton type="submit" loading={save.isRunning}>
            {t('address.save')}
          </ActionButton>
        </div>
      </form>
    </Dialog>
  );
}
