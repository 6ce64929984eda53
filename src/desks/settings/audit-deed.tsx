import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag } from '../../contract/locales';
import type { AuditLine } from '../../contract/operator';
import { formatDateTime } from '../../contract/tenant-time';
import { useDeedWords } from '../bench/use-deed-words';
import classes from './audit.module.css';

/** Numbers of rows that nobody but a program looks up. */
const isOfMachines = (name: string) => /(?:^id|[a-z]Ids?)$/.test(name) && name !== 'warehouseId';

/** Who did what to which thing and when; what it was before and is now, and why. */
export function AuditDeed({ line }: { line: AuditLine }) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const { at, staffName, keyName, action, subjectKind, subjectId, before, after, reason, network, requestId } = line;
  const words = useDeedWords((iso) => formatDateTime(iso, tenant.timezoneOffset, intlTag(locale)));
  const fields = Object.keys({ ...before, ...after }).filter((name) => !isOfMachines(name));
  return (
    <li className={classes.deed}>
      <time className={classes.time} dateTime={at} title={requestId || undefined}>
        {formatDateTime(at, tenant.timezoneOffset, intlTag(locale))}
      </time>
      <div className={classes.words}>
        <div>
          <bdi className={classes.who}>
            {keyName === null ? (staffName ?? t('staff.command')) : t('audit.byKey', { key: keyName, name: staffName })}
          </bdi>{' '}
          · <span>{words.deed(action)}</span> ·{' '}
          <Link
            className={classes.subject}
            href={deskPaths.audit({ subjectKind, subjectId })}
            prefetch={false}
            title={subjectId}
          >
            <bdi>{words.subject(subjectKind, subjectId)}</bdi>
          </Link>
        </div>
        {fields.length > 0 && (
          <dl className={classes.fields}>
            {fields.map((field) => (
              <div key={field}>
                <dt>{words.field(field)}</dt>
                <dd>
                  {before && field in before && <del>{words.text(before[field], field, before)}</del>}{' '}
                  {after && field in after && <ins>{words.text(after[field], field, { ...before, ...after })}</ins>}
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
