import { useState } from 'react';
import { copyText } from '../../client/copy-text';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import type { OutsideAccount } from '../../contract/payment-settings';
import { formatDateTime } from '../../contract/tenant-time';
import { CopyButton } from '../../ui/copy-button';
import { StatusChip } from '../../ui/status-chip';
import { AccountActions } from './account-actions';
import { AccountApproval } from './account-approval';
import { AccountForm } from './account-form';
import classes from './settings.module.css';
import { useAccountName } from './use-account-name';
import type { PaymentsState } from './use-payments';

interface Props {
  account: OutsideAccount;
  state: PaymentsState;
  isUsed: boolean;
}

/** One account outside: what stands there, what a second person is asked, and the fields of other keys. */
export function AccountCard({ account, state, isUsed }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const [round, setRound] = useState(0);
  const decide = useAction('POST /operator/settings/accounts/{name}/decide', { onError: state.onError });
  const title = useAccountName()(account);
  const { name, kind, hasAccount, isTest, setAt, setBy, noticeUrl, lastNoticeAt, asked } = account;
  const time = (at: string) => formatDateTime(at, tenant.timezoneOffset, intlTag(locale));
  return (
    <details className={classes.section} open={asked?.decision === null || undefined} id={name}>
      <summary className={classes.summary}>
        <strong>{title}</strong>{' '}
        <StatusChip tone={hasAccount ? (isUsed ? 'done' : 'neutral') : 'neutral'}>
          {t(hasAccount ? (isUsed ? 'settings.payments.on' : 'settings.payments.off') : 'settings.payments.none')}
        </StatusChip>{' '}
        {hasAccount && kind === 'payment' && (
          <StatusChip tone={isTest ? 'waiting' : 'moving'}>
            {t(isTest ? 'settings.payments.test' : 'settings.payments.inEarnest')}
          </StatusChip>
        )}
        {asked?.decision === null && <StatusChip tone="waiting">{t('approval.label')}</StatusChip>}
      </summary>
      {asked?.decision === null && (
        <AccountApproval
          approval={asked}
          what={t('settings.payments.keysOf', { title })}
          error={decide.error?.code === 'STATE_CONFLICT' ? undefined : decide.error}
          isRunning={decide.isRunning}
          onDecide={(body) => void decide.run({ params: { name }, body }).then(state.then)}
        />
      )}
      {setAt && (
        <p className={classes.quiet}>
          {t('settings.payments.set', { name: setBy ?? t('staff.command'), time: time(setAt) })}
        </p>
      )}
      {noticeUrl && (
        <div className={classes.row}>
          <span>
            {t('settings.payments.notices')}{' '}
            <bdi dir="ltr" className={classes.code}>
              {noticeUrl}
            </bdi>
            <br />
            <span className={classes.quiet}>
              {lastNoticeAt
                ? t('settings.payments.lastNotice', { time: time(lastNoticeAt) })
                : t('settings.payments.noNotice')}
            </span>
          </span>
          <CopyButton label={t('settings.copy', { what: noticeUrl })} onCopy={() => copyText(noticeUrl)} />
        </div>
      )}
      <AccountForm
        key={`${account.version}-${String(round)}`}
        account={account}
        state={state}
        onDone={() => setRound(round + 1)}
      />
      {hasAccount && <AccountActions account={account} state={state} />}
    </details>
  );
}
