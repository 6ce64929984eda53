import { useRouter } from 'next/router';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import type { StaffInvitation, StaffRole } from '../../contract/operator';
import { formatDateTime } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import { useRoleName } from './role-names';
import classes from './settings.module.css';
import { StaleAlert } from './stale-alert';

interface Props {
  invitations: StaffInvitation[];
  roles: StaffRole[];
  mayManage: boolean;
}

/** Who was asked and has not come: to ask again, or to take it back. */
export function InvitationList({ invitations, roles, mayManage }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const { replace, asPath } = useRouter();
  const nameOf = useRoleName();
  const resend = useAction('POST /operator/invitations/{id}/resend');
  const withdraw = useAction('DELETE /operator/invitations/{id}');
  const isRunning = resend.isRunning || withdraw.isRunning;
  const then = (isDone: unknown) => (isDone ? replace(asPath) : undefined);
  if (invitations.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="invitations">
      <h2 id="invitations">{t('staff.waiting')}</h2>
      <StaleAlert error={resend.error ?? withdraw.error} />
      <ul className={classes.list}>
        {invitations.map(({ id, email, version, expiresAt, isOver, roles: wanted }) => (
          <li key={id} className={classes.row}>
            <span>
              <bdi dir="ltr">{email}</bdi>
              <br />
              <span className={classes.quiet}>
                {roles
                  .filter((role) => wanted.includes(role.id))
                  .map(nameOf)
                  .join(', ')}
                {' · '}
                {isOver
                  ? t('staff.over')
                  : t('staff.until', { time: formatDateTime(expiresAt, tenant.timezoneOffset, intlTag(locale)) })}
              </span>
            </span>
            {mayManage && (
              <span className={classes.actions}>
                <ActionButton
                  size="xs"
                  variant="default"
                  disabled={isRunning}
                  aria-label={t('staff.resendTo', { email })}
                  onClick={() => void resend.run({ params: { id }, body: { version } }).then(then)}
                >
                  {t('staff.resend')}
                </ActionButton>
                <ActionButton
                  size="xs"
                  variant="default"
                  disabled={isRunning}
                  aria-label={t('staff.withdrawOf', { email })}
                  onClick={() => void withdraw.run({ params: { id }, query: { version } }).then(then)}
                >
                  {t('staff.withdraw')}
                </ActionButton>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
