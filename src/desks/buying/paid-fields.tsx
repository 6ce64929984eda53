import { Autocomplete, TextInput } from '@mantine/core';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { PlaceInput } from '../../contract/buying-desk';
import { momentOfWall, offsetLabel } from '../../contract/tenant-time';
import classes from './buying.module.css';

/** As it is typed; `wall` is a time of the shop, empty where it was just paid. */
export interface Paid {
  account: string;
  wall: string;
  reference: string;
}
interface Props {
  value: Paid;
  onChange: (value: Paid) => void;
  /** Those that were used lately. */
  accounts: string[];
  /** Its time has not come yet. */
  isAhead: boolean;
}

/** What is sent of it; what was left empty is not. */
export const paidInput = (
  { account, wall, reference }: Paid,
  offset: number,
): Pick<PlaceInput, 'account' | 'paidAt' | 'paymentReference'> => ({
  account: account.trim() || undefined,
  paidAt: wall ? momentOfWall(wall, offset) : undefined,
  paymentReference: reference.trim() || undefined,
});

/** Under which account it was bought, when its seller was paid, and how the payment is found again. */
export function PaidFields({ value, onChange, accounts, isAhead }: Props) {
  const { t } = useTranslation('operator');
  const { tenant } = useShell();
  const set = (change: Partial<Paid>) => onChange({ ...value, ...change });
  return (
    <div className={classes.fields} data-wide>
      <Autocomplete
        size="sm"
        label={t('buying.place.account')}
        data={accounts}
        value={value.account}
        onChange={(account) => set({ account })}
        maxLength={60}
        autoComplete="off"
        dir="ltr"
      />
      <TextInput
        size="sm"
        type="datetime-local"
        label={t('buying.place.paidAt')}
        // below it: fields of a row stand on one line
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={t('buying.place.paidAtHint', { zone: offsetLabel(tenant.timezoneOffset) })}
        value={value.wall}
        onChange={(event) => set({ wall: event.currentTarget.value })}
        error={isAhead && t('buying.place.ahead')}
      />
      <TextInput
        size="sm"
        label={t('buying.place.reference')}
        value={value.reference}
        onChange={(event) => set({ reference: event.currentTarget.value })}
        maxLength={100}
        autoComplete="off"
        dir="ltr"
      />
    </div>
  );
}
