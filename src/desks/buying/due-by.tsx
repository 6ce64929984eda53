import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import classes from './buying.module.css';

interface Props {
  takeBy: string | null;
  dueAt: string | null;
  status: string;
  now: string;
}

/** The next end of its clock: by when it is to be taken up, bought, sent or there; nothing while it stands still, and one that is over stands out. */
export function DueBy({ takeBy, dueAt, status, now }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const at = takeBy ?? dueAt;
  if (!at) return null;
  const what = takeBy ? 'take' : (WHAT[status] ?? 'buy');
  const when = formatDateTime(at, tenant.timezoneOffset, intlTag(locale));
  const isOver = Date.parse(at) < Date.parse(now);
  return (
    <span className={classes.due} data-over={isOver || undefined}>
      {t(`buying.due.${what}`, { when })}
    </span>
  );
}

const WHAT: Record<string, string> = { PURCHASED: 'sent', SELLER_SHIPPED: 'there' };
