import type { AccountData } from './load-account';
import { useTranslation } from '../../client/use-translation';
import type { Address } from '../../contract/account';
import { placeText } from '../../contract/address-text';
import { StatusChip } from '../../ui/status-chip';
import classes from './address-book.module.css';

interface Props {
  address: Address;
  countries: AccountData['countries'];
  isBusy: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onSetDefault: () => void;
}

export function AddressCard({ address, countries, isBusy, onEdit, onRemove, onSetDefault }: Props) {
  const { t } = useTranslation('account');
  const { receiverName, phone, countryCode, defaultAddress } = address;
  const country = countries.find(({ code }) => code.toLowerCase() === countryCode.toLowerCase());
  const action = (label: string, does: string, onClick: () => void) => (
    <button
      type="button"
      className={classes.action}
      aria-label={t(does, { name: receiverName, street: address.street })}
      disabled={isBusy}
      onClick={onClick}
    >
      {label}
    </button>
  );
  return (
    <article className={classes.card}>
      <p className={classes.head}>
        <strong>
          <bdi>{receiverName}</bdi>
        </strong>
        <bdi dir="ltr">{phone}</bdi>
        {defaultAddress && <StatusChip tone="done">{t('address.default')}</StatusChip>}
      </p>
      <p className={classes.place}>
        <bdi>{placeText(address, country?.name)}</bdi>
      </p>
      <p className={classes.actions}>
        {action(t('address.edit'), 'address.editOf', onEdit)}
        {!defaultAddress && action(t('address.setDefault'), 'address.setDefaultOf', onSetDefault)}
        {action(t('address.remove'), 'address.removeOf', onRemove)}
      </p>
    </article>
  );
}
