import { useTranslation } from '../../client/use-translation';
import { PayTermsForm } from './pay-terms-form';
import classes from './settings.module.css';
import { useAccountName } from './use-account-name';
import type { PaymentsState } from './use-payments';

interface Props {
  state: PaymentsState;
  /** Where the shop ships to, by their letters. */
  countries: readonly string[];
}

/** On which terms shoppers are offered those by whom they can pay. */
export function PayTermsPanel({ state, countries }: Props) {
  const { t } = useTranslation('operator');
  const titleOf = useAccountName();
  const { accounts, order } = state.settings;
  const offered = accounts.filter(({ kind, name, terms }) => kind === 'payment' && (order.includes(name) || terms));
  if (offered.length === 0) return null;
  return (
    <section className={classes.wide} aria-labelledby="terms">
      <h2 id="terms">{t('settings.payTerms.title')}</h2>
      <p className={classes.quiet}>{t('settings.payTerms.hint')}</p>
      {offered.map((account) => (
        <details key={account.name} className={classes.section}>
          <summary className={classes.summary}>
            <span>{titleOf(account)}</span>{' '}
            <span className={classes.quiet}>
              {t(account.terms ? 'settings.payTerms.some' : 'settings.payTerms.none')}
            </span>
          </summary>
          <PayTermsForm key={account.termsVersion} {...{ account, state, countries }} title={titleOf(account)} />
        </details>
      ))}
    </section>
  );
}
