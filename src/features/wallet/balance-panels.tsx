import { Button } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import type { WalletSummary } from '../../contract/wallet';
import { MoneyText } from '../../ui/price';
import classes from './balance-panels.module.css';
import { PayPasswordActions } from './pay-password-actions';
import type { PayPasswordTask } from './pay-password-dialog';

interface Props {
  summary: WalletSummary;
  onTopUp: () => void;
  onWithdraw: () => void;
  onPayPassword: (task: PayPasswordTask) => void;
}

/** What there is, what is held back, and the word that guards both. */
export function BalancePanels({ summary, onTopUp, onWithdraw, onPayPassword }: Props) {
  const { t } = useTranslation('account');
  const { balance, frozen, hasPayPassword } = summary;
  return (
    <div className={classes.panels}>
      <section className={classes.panel} aria-label={t('balance.title')}>
        <div className={classes.sums}>
          <div className={classes.part}>
            <h2>{t('balance.available')}</h2>
            <MoneyText money={balance} size="xl" />
            <p>{t('balance.availableText')}</p>
          </div>
          <div className={classes.part}>
            <h2>{t('balance.frozen')}</h2>
            <MoneyText money={frozen} size="lg" />
            <p>{t('balance.frozenText')}</p>
          </div>
        </div>
        <div className={classes.actions}>
          <Button onClick={onTopUp}>{t('balance.topUp')}</Button>
          <Button variant="default" onClick={onWithdraw} disabled={balance.amount === 0}>
            {t('balance.withdraw')}
          </Button>
        </div>
      </section>
      <section className={classes.panel} aria-labelledby="pay-password">
        <h2 id="pay-password">{t('payPassword.title')}</h2>
        <p>{t('payPassword.text')}</p>
        <div>
          <PayPasswordActions hasPayPassword={hasPayPassword} onStart={onPayPassword} />
        </div>
      </section>
    </div>
  );
}
