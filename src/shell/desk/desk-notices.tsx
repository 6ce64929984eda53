import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../client/call';
import { useTranslation } from '../../client/use-translation';
import type { StaffNotice } from '../../contract/notices';
import classes from './desk-notices.module.css';

/** What the platform tells the staff, and of what works no more, above what they came to do, until they have read it. */
export function DeskNotices({ notices }: { notices: StaffNotice[] }) {
  const { t } = useTranslation('operator');
  const [away, setAway] = useState<string[]>([]);
  const putAway = (id: string) => {
    setAway([...away, id]);
    // it comes back with the next page where this fails
    call('POST /operator/notices/{id}/dismiss', { params: { id } }).catch(() => undefined);
  };
  const shown = notices.filter(({ id }) => !away.includes(id));
  if (shown.length === 0) return null;
  return (
    <section className={classes.notices} aria-label={t('frame.notices')}>
      {shown.map(({ id, text, offWebhook }) => (
        <div key={id} role="status">
          <span>
            {offWebhook ? (
              t('frame.webhookOff', { url: offWebhook })
            ) : (
              <>
                <b>{t('frame.platform')}</b> <bdi>{text}</bdi>
              </>
            )}
          </span>
          <button
            type="button"
            aria-label={t('frame.putAway', { text: offWebhook ?? text })}
            onClick={() => putAway(id)}
          >
            <IconX size={16} aria-hidden />
          </button>
        </div>
      ))}
    </section>
  );
}
