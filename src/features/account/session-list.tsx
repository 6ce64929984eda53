import { Button } from '@mantine/core';
import type { ApiError } from '../../client/caller';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useServed } from '../../client/use-served';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { AccountSession } from '../../contract/account';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import { StatusChip } from '../../ui/status-chip';
import classes from './session-list.module.css';

/** Devices that are logged in; each of the others can be logged out. */
export function SessionList({ served }: { served: AccountSession[] }) {
  const { t } = useTranslation(['account', 'common']);
  const { data: sessions, reload } = useServed('GET /front/user/sessions', {}, served);
  const onError = ({ status, detail }: ApiError) => {
    // another tab was faster
    if (status === 404) void reload();
    else if (status !== 401) notify.error(detail || t('common:errors.NETWORK'));
  };
  const end = useAction('DELETE /front/user/sessions/{id}', { onError });
  const endOthers = useAction('DELETE /front/user/sessions', { onError });
  const endOne = async (id: string) => {
    if (!(await end.run({ params: { id } }))) return;
    notify.success(t('sessions.ended'));
    await reload();
  };
  const endAllOthers = async () => {
    if (!(await endOthers.run({}))) return;
    notify.success(t('sessions.othersEnded'));
    await reload();
  };
  return (
    <>
      <ul className={classes.list}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={end.isRunning || endOthers.isRunning}
            onEnd={() => void endOne(session.id)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <ActionButton mt="md" variant="default" loading={endOthers.isRunning} onClick={() => void endAllOthers()}>
          {t('sessions.endOthers')}
        </ActionButton>
      )}
    </>
  );
}

interface RowProps {
  session: AccountSession;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: RowProps) {
  const { t } = useTranslation('account');
  const { tenant, locale } = useShell();
  const { browser, system, network, lastSeenAt, isCurrent } = session;
  const device = [browser, system].filter(Boolean).join(' · ') || t('sessions.unknown');
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <span className={classes.device}>
          <bdi>{device}</bdi> {isCurrent && <StatusChip tone="done">{t('sessions.current')}</StatusChip>}
        </span>
        <span className={classes.facts}>
          {network && <bdi>{t('sessions.network', { network: `\u2066${network}\u2069` })}</bdi>}
          {/* this one is looking */}
          {!isCurrent && (
            <time dateTime={lastSeenAt}>
              {t('sessions.seen', { time: formatDateTime(lastSeenAt, tenant.timezoneOffset, intlTag(locale)) })}
            </time>
          )}
        </span>
      </div>
      {!isCurrent && (
        <Button
          variant="subtle"
          size="compact-md"
          disabled={isBusy}
          aria-label={t('sessions.endOf', { device })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
