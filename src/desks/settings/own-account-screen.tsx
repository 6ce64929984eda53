import { useTranslation } from '../../client/use-translation';
import type { AccountSession } from '../../contract/account';
import type { SecondFactor } from '../../contract/operator';
import { PageTitle } from '../../ui/page-title';
import { FactorPanel } from './factor-panel';
import { OwnSessions } from './own-sessions';
import { PasswordPanel } from './password-panel';
import classes from './settings.module.css';

interface Props {
  factor: SecondFactor;
  sessions: AccountSession[];
}

/** What one proves oneself by, and where one is logged in. */
export function OwnAccountScreen({ factor, sessions }: Props) {
  const { t } = useTranslation('operator');
  return (
    <div className={classes.page}>
      <PageTitle title={t('nav.account')} />
      <h1 className={classes.title}>{t('nav.account')}</h1>
      {/* another state of it is another form */}
      <FactorPanel key={factor.since} factor={factor} />
      <PasswordPanel />
      <OwnSessions sessions={sessions} />
    </div>
  );
}
