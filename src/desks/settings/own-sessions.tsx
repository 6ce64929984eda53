import { useRouter } from 'next/router';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { AccountSession } from '../../contract/account';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { StatusChip } from '../../ui/status-chip';
import classes from './settings.module.css';

/** Where one is logged in; each of the others can be ended. */
export function OwnSessions({ sessions }: { sessions: AccountSession[] }) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const { replace, asPath } = useRouter();
  const end = useAction('POST /operator/me/sessions/{id}/end');
  const endOthers = useAction('POST /operator/me/end-other-sessions');
  const then = (isDone: unknown) => (isDone ? replace(asPath) : undefined);
  return (
    <section className={classes.section} aria-labelledby="sessions">
      <h2 id="sessions">{t('sessions.title')}</h2>
      <RefusalAlert error={end.error ?? endOthers.error} />
      <ul className={classes.list}>
        {sessions.map(({ id, browser, system, network, lastSeenAt, isCurrent }) => {
          const device = [browser, system].filter(Boolean).join(' · ') || t('sessions.unknown');
          return (
            <li key={id} className={classes.row}>
              <span>
                <bdi>{device}</bdi> {isCurrent && <StatusChip tone="done">{t('sessions.current')}</StatusChip>}
                <br />
                <span className={classes.quiet}>
                  {network && (
                    <>
                      <bdi dir="ltr">{network}</bdi> ·{' '}
                    </>
                  )}
                  <time dateTime={lastSeenAt}>
                    {formatDateTime(lastSeenAt, tenant.timezoneOffset, intlTag(locale))}
                  </time>
                </span>
              </span>
              {!isCurrent && (
                <ActionButton
                  size="xs"
                  variant="default"
                  loading={end.isRunning}
                  aria-label={t('sessions.endOf', { device })}
                  onClick={() => void end.run({ params: { id } }).then(then)}
                >
                  {t('sessions.end')}
                </ActionButton>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <div className={classes.actions}>
          <ActionButton
            variant="default"
            loading={endOthers.isRunning}
            onClick={() => void endOthers.run({}).then(then)}
          >
            {t('sessions.endOthers')}
          </ActionButton>
        </div>
      )}
    </section>
  );
}
