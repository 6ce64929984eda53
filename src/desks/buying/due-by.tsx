import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import classes from './buying.module.css';

interface Props {
  takeBy: string | null;
  dueAt: string | null;
  status: string;
  /** As its queue counts it. */
  isLate: boolean;
  now: string;
}

/**
 * The next end of its clock: by when it is to be taken up, or once that is over bought, sent or there; nothing while it
 * stands still. It stands out where the order is late, by the one moment that queue and start page read (0346).
 */
export function DueBy({ takeBy, dueAt, status, isLate, now }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const takes = takeBy !== null && Date.parse(takeBy) > Date.parse(now);
  const at = takes ? takeBy : dueAt;
  if (!at) return null;
  const what = takes ? 'take' : (WHAT[status] ?? 'buy');
  const when = formatDateTime(at, tenant.timezoneOffset, intlTag(locale));
  return (
    <span className={classes.due} data-over={isLate || undefined}>
      {t(`buying.due.${what}`, { when })}
    </span>
  );
}

const WHAT: Record<string, string> = { PURCHASED: 'sent', SELLER_SHIPPED: 'there' };
