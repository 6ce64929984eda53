import { Button, NativeSelect, TextInput } from '@mantine/core';
import Link from 'next/link';
import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag } from '../../contract/locales';
import type { AuditLine, AuditQuery, StaffPerson } from '../../contract/operator';
import { formatDateTime } from '../../contract/tenant-time';
import { EmptyState } from '../../ui/empty-state';
import { PageTitle } from '../../ui/page-title';
import classes from './settings.module.css';

interface Props {
  lines: AuditLine[];
  people: Pick<StaffPerson, 'id' | 'name'>[];
  asked: AuditQuery;
}

/** A call answers so many. */
const PAGE = 100;
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** What was done to this shop, newest first; who, what and which day are the address. */
export function AuditScreen({ lines, people, asked }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const { push } = useRouter();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]),
    );
    void push(deskPaths.audit(typed));
  };
  const { after: _, ...filters } = asked;
  const last = lines.length === PAGE ? lines.at(-1) : undefined;
  return (
    <div className={classes.wide}>
      <PageTitle title={t('nav.audit')} />
      <h1 className={classes.title}>{t('nav.audit')}</h1>
      <form className={classes.actions} role="search" onSubmit={search}>
        <NativeSelect
          name="staffId"
          aria-label={t('audit.who')}
          defaultValue={asked.staffId ?? ''}
          data={[
            { value: '', label: t('audit.everybody') },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <TextInput
          name="action"
          aria-label={t('audit.what')}
          placeholder={t('audit.what')}
          maxLength={40}
          defaultValue={asked.action ?? ''}
        />
        <TextInput
          name="subjectId"
          aria-label={t('audit.subject')}
          placeholder={t('audit.subject')}
          maxLength={64}
          defaultValue={asked.subjectId ?? ''}
        />
        <TextInput name="day" type="date" aria-label={t('audit.day')} defaultValue={asked.day ?? ''} />
        <Button type="submit" variant="default">
          {t('audit.find')}
        </Button>
      </form>
      {lines.length === 0 && <EmptyState picture="receipt" title={t('audit.none')} />}
      <ul className={classes.people}>
        {lines.map(
          ({ id, at, staffName, action, subjectKind, subjectId, before, after, reason, network, requestId }) => (
            <li key={id} className={classes.section}>
              <div>
                <bdi>{staffName ?? t('staff.command')}</bdi> · <bdi dir="ltr">{action}</bdi> ·{' '}
                <Link href={deskPaths.audit({ subjectKind, subjectId })} prefetch={false}>
                  <bdi dir="ltr">{`${subjectKind} ${subjectId}`}</bdi>
                </Link>
              </div>
              {Object.keys({ ...before, ...after }).map((field) => (
                <div key={field} dir="ltr">
                  {field}: {before && field in before && <del>{textOf(before[field])}</del>}{' '}
                  {after && field in after && <ins>{textOf(after[field])}</ins>}
                </div>
              ))}
              {reason && <p>{reason}</p>}
              <div className={classes.quiet}>
                <time dateTime={at}>{formatDateTime(at, tenant.timezoneOffset, intlTag(locale))}</time>{' '}
                <bdi dir="ltr">{[network, requestId].filter(Boolean).join(' · ')}</bdi>
              </div>
            </li>
          ),
        )}
      </ul>
      {last && (
        <Button
          component={Link}
          variant="default"
          href={deskPaths.audit({ ...filters, after: last.id })}
          prefetch={false}
        >
          {t('audit.more')}
        </Button>
      )}
    </div>
  );
}
