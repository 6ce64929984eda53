import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag } from '../../contract/locales';
import type { AuditLine } from '../../contract/operator';
import { formatDateTime } from '../../contract/tenant-time';
import classes from './audit.module.css';

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** A list of words as words; what has parts of its own as it is kept. */
const textOf = (value: unknown): string => {
  if (Array.isArray(value) && value.every(isPlain)) return value.join(', ') || '–';
  return isPlain(value) ? String(value) : value === null ? '–' : JSON.stringify(value);
};

/** Who did what to which thing and when; what it was before and is now, and why. */
export function AuditDeed({ line }: { line: AuditLine }) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const { at, staffName, keyName, action, subjectKind, subjectId, before, after, reason, network, requestId } = line;
  const fields = Object.keys({ ...before, ...after });
  const from = [network, requestId].filter(Boolean).join(' · ');
  return (
    <li className={classes.deed}>
      <time className={classes.time} dateTime={at}>
        {formatDateTime(at, tenant.timezoneOffset, intlTag(locale))}
      </time>
      <div className={classes.words}>
        <div>
          <bdi className={classes.who}>
            {keyName === null ? (staffName ?? t('staff.command')) : t('audit.byKey', { key: keyName, name: staffName })}
          </bdi>{' '}
          ·{' '}
          <bdi className={classes.code} dir="ltr">
            {action}
          </bdi>{' '}
          ·{' '}
          <Link className={classes.code} href={deskPaths.audit({ subjectKind, subjectId })} prefetch={false}>
            <bdi dir="ltr">{`${subjectKind} ${subjectId}`}</bdi>
          </Link>
        </div>
        {fields.length > 0 && (
          <dl className={classes.fields} dir="ltr">
            {fields.map((field) => (
              <div key={field}>
                <dt>{field}</dt>
                <dd>
                  {before && field in before && <del>{textOf(before[field])}</del>}{' '}
                  {after && field in after && <ins>{textOf(after[field])}</ins>}
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
        {from && (
          <bdi className={classes.from} dir="ltr">
            {from}
          </bdi>
        )}
      </div>
    </li>
  );
}
