import { useTranslation } from '../../client/use-translation';
import type { PaymentSettings } from '../../contract/payment-settings';
import { AccountCard } from './account-card';
import { BankAccountPanel } from './bank-account-panel';
import { PayTermsPanel } from './pay-terms-panel';
import { PaymentSwitches } from './payment-switches';
import classes from './settings.module.css';
import { SettingsPage } from './settings-page';
import { usePayments } from './use-payments';

interface Props {
  settings: PaymentSettings;
  /** Where the shop ships to, by their letters. */
  countries: readonly string[];
}

/** By whom the shop is paid and where its money goes: accounts outside, whose keys are written here and never read. */
export function PaymentsScreen({ settings: read, countries }: Props) {
  const { t } = useTranslation('operator');
  const state = usePayments(read);
  const { accounts, order, isLive } = state.settings;
  const isUsed = (name: string) => order.includes(name);
  const own = accounts.filter(({ fields }) => fields.length > 0);
  const ofPayment = own.filter(({ kind, takesCurrency, hasAccount }) => kind === 'payment' && (takesCurrency || hasAccount)); // prettier-ignore
  // those that shoppers can choose, then those that are ready, then all others
  const rank = ({ name, hasAccount, asked }: (typeof own)[number]) =>
    isUsed(name) ? 0 : hasAccount || asked?.decision === null ? 1 : 2;
  const sorted = [...ofPayment].sort((a, b) => rank(a) - rank(b));
  return (
    <SettingsPage section="payments">
      <p className={classes.quiet}>{t(isLive ? 'settings.payments.live' : 'settings.payments.trial')}</p>
      {state.isStale && <p role="alert">{t('settings.payments.stale')}</p>}
      <PaymentSwitches state={state} />
      <PayTermsPanel state={state} countries={countries} />
      <section className={classes.wide} aria-labelledby="providers">
        <h2 id="providers">{t('settings.payments.providers')}</h2>
        {sorted.map((account) => (
          <AccountCard key={account.name} account={account} state={state} isUsed={isUsed(account.name)} />
        ))}
      </section>
      <BankAccountPanel key={state.settings.bank.version} state={state} />
      <section className={classes.wide} aria-labelledby="suppliers">
        <h2 id="suppliers">{t('settings.payments.suppliers')}</h2>
        {own
          .filter(({ kind }) => kind !== 'payment')
          .map((account) => (
            <AccountCard key={account.name} account={account} state={state} isUsed={account.hasAccount} />
          ))}
      </section>
    </SettingsPage>
  );
}
