import { useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useRequest } from '../../client/use-request';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { CustomerSessions as Sessions, DeskCustomer } from '../../contract/customer-desk';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { RefusalAlert } from '../../ui/refusal-alert';
import rows from '../bench/list-row.module.css';
import classes from './customers.module.css';

type Session = Sessions['items'][number];

/** The browsers that somebody is logged in with, for whoever may shut them out; each can be ended by itself. */
export function CustomerSessions({ customer }: { customer: DeskCustomer }) {
  const may = useMay('customer.block');
  return may ? <SessionList key={String(customer.blocked === null)} customer={customer} /> : null;
}

function SessionList({ customer: { id, name } }: { customer: DeskCustomer }) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const { data, error, mutate } = useRequest('GET /operator/customers/{id}/sessions', { params: { id } });
  const [asked, setAsked] = useState<Session>();
  const end = useAction('POST /operator/customers/{id}/sessions/{sessionId}/end', {
    // it was over already: what is left is shown
    onError: ({ status }) => status === 404 && void mutate(),
  });
  const deviceOf = ({ browser, system }: Session) =>
    [browser, system].filter(Boolean).join(' · ') || t('sessions.unknown');
  const endIt = async (session: Session) => {
    const now = await end.run({ params: { id, sessionId: session.id } });
    setAsked(undefined);
    if (!now) return;
    notify.success(t('customers.devices.ended', { name }));
    await mutate(now, { revalidate: false });
  };
  return (
    <section className={classes.section} aria-busy={!data && !error}>
      <h2>{t('customers.devices.title')}</h2>
      <RefusalAlert error={error ?? (end.error?.status === 404 ? undefined : end.error)} />
      {!data && !error && <p role="status">{t('customers.devices.looking')}</p>}
      {data?.items.length === 0 && <p className={classes.quiet}>{t('customers.devices.none')}</p>}
      <ul className={classes.devices}>
        {data?.items.map((session) => {
          const device = deviceOf(session);
          const at = formatDateTime(session.lastSeenAt, tenant.timezoneOffset, intlTag(locale));
          return (
            <li key={session.id} className={rows.row}>
              <span>
                <bdi>{device}</bdi>
                <small>
                  <bdi dir="ltr">{session.network}</bdi> {t('customers.devices.seen', { at })}
                </small>
              </span>
              <ActionButton
                size="xs"
                variant="default"
                aria-label={t('customers.devices.endOf', { device })}
                onClick={() => setAsked(session)}
              >
                {t('customers.devices.end')}
              </ActionButton>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('customers.devices.sure', { name, device: asked ? deviceOf(asked) : '' })}
        text={t('customers.devices.follows')}
        confirmLabel={t('customers.devices.end')}
        isRunning={end.isRunning}
        onConfirm={() => asked && void endIt(asked)}
        onClose={() => setAsked(undefined)}
      />
    </section>
  );
}
