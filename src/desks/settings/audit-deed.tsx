import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag } from '../../contract/locales';
import type { AuditLine } from '../../contract/operator';
import { formatDateTime } from '../../contract/tenant-time';
import { isToldGone, toldFields } from '../bench/deed-became';
import { useDeedWords } from '../bench/use-deed-words';
import classes from './audit.module.css';

/** By which name a demo writes down whom it plays. */
const PLAYED = 'played staff';

/** Who did what to which thing and when; what it was before and is now, and why. */
export function AuditDeed({ line, warehouses }: { line: AuditLine; warehouses: Readonly<Record<string, string>> }) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const {
    at,
    staffName,
    keyName,
    action,
    subjectKind,
    subjectId,
    subjectNo,
    shopperName,
    before,
    after,
    reason,
    network,
    requestId,
  } = line;
  const words = useDeedWords((iso) => formatDateTime(iso, tenant.timezoneOffset, intlTag(locale)), warehouses);
  const isPlayed = staffName === null && after?.by === PLAYED;
  const about = subjectKind;
  const was = (name: string) =>
    words.text(before?.[name], { name, of: { ...after, ...before }, other: after?.[name], about });
  const now = (name: string) =>
    words.text(after?.[name], { name, of: { ...before, ...after }, other: before?.[name], about });
  // of what its word says that it is gone each field is still what it was
  const Was = isToldGone(action, after) ? 'span' : 'del';
  const fields = toldFields(before, after, isPlayed);
  const who = staffName ?? t(isPlayed ? 'audit.played' : 'staff.command');
  return (
    <li className={classes.deed}>
      <time className={classes.time} dateTime={at} title={requestId || undefined}>
        {formatDateTime(at, tenant.timezoneOffset, intlTag(locale))}
      </time>
      <div className={classes.words}>
        <div>
          <bdi className={classes.who}>
            {keyName === null ? who : t('audit.byKey', { key: keyName, name: staffName })}
          </bdi>{' '}
          · <span>{words.deed(action, after, before)}</span> ·{' '}
          <Link
            className={classes.subject}
            href={deskPaths.audit({ subjectKind, subjectId })}
            prefetch={false}
            title={subjectId}
          >
            <bdi>{words.subject(subjectKind, subjectId, subjectNo)}</bdi>
          </Link>
        </div>
        {(fields.length > 0 || shopperName !== null) && (
          <dl className={classes.fields}>
            {shopperName !== null && (
              <div>
                <dt>{t('audit.fields.shopperName')}</dt>
                <dd>
                  <bdi>{shopperName}</bdi>
                </dd>
              </div>
            )}
            {fields.map((field) => (
              <div key={field}>
                <dt>{words.field(field)}</dt>
                <dd>
                  {before && field in before && <Was>{was(field)}</Was>}{' '}
                  {after && field in after && <ins>{now(field)}</ins>}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {reason && (
          <p className={classes.reason}>
            <bdi>{reason}</bdi>
          </p>
        )}
        {network && (
          <bdi className={classes.from} dir="ltr">
            {network}
          </bdi>
        )}
      </div>
    </li>
  );
}
