import type { AccountData } from './load-account';
import { useTranslation } from '../../client/use-translation';
import type { Address } from '../../contract/account';
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
  const { receiverName, phone, street, district, city, province, postcode, countryCode, defaultAddress } = address;
  const country = countries.find(({ code }) => code.toLowerCase() === countryCode.toLowerCase());
  const place = [street, district, city, province, postcode, country?.name ?? countryCode.toUpperCase()];
  const action = (label: string, does: string, onClick: () => void) => (
    <button
      type="button"
      className={classes.action}
      aria-label={t(does, { name: receiverName, street })}
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
        <bdi>{place.filter(Boolean).join(', ')}</bdi>
      </p>
      <p className={classes.actions}>
        {action(t('address.edit'), 'address.editOf', onEdit)}
        {!defaultAddress && action(t('address.setDefault'), 'address.setDefaultOf', onSetDefault)}
        {action(t('address.remove'), 'address.removeOf', onRemove)}
      </p>
    </article>
  );
}
