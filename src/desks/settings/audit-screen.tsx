import { Button, NativeSelect, Select, TextInput } from '@mantine/core';
import Link from 'next/link';
import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { PERMISSIONS } from '../../contract/operator.enums';
import type { AuditLine, AuditQuery, StaffPerson } from '../../contract/operator';
import { EmptyState } from '../../ui/empty-state';
import { PageTitle } from '../../ui/page-title';
import { useDeedWords } from '../bench/use-deed-words';
import own from './audit.module.css';
import { AuditDeed } from './audit-deed';
import classes from './settings.module.css';

interface Props {
  lines: AuditLine[];
  people: Pick<StaffPerson, 'id' | 'name'>[];
  asked: AuditQuery;
  /** What those of the shop are called. */
  warehouses: Record<string, string>;
}

/** Who only reads leaves no line, nor does the right to take a difference by itself. */
const NO_DEEDS = ['audit.read', 'money.read', 'packing.absorb', 'purchase.read', 'settings.read', 'staff.read'];

/** Deeds that need no right of their own, that are done from above, or that nobody does by hand. */
const OTHER_DEEDS = [
  ...['staff.add', 'staff.password', 'staff.roles', 'staff.second-factor', 'staff.shut'],
  ...['self.join', 'self.password', 'self.second-factor', 'customer.end-session'],
  ...['money.accounts-look', 'money.review', 'rule.late.PLACE', 'rule.late.SELLER', 'webhook.off'],
  ...['support.grant', 'support.look', 'support.end'],
];

/** All that can be searched for, by the words that its lines have. @param asked also where nobody knows it any more */
function useActions(asked: string | undefined) {
  const locale = useLocale();
  const words = useDeedWords(String);
  const done = [...PERMISSIONS, ...OTHER_DEEDS].filter((action) => !NO_DEEDS.includes(action));
  return [...new Set([...done, ...(asked ? [asked] : [])])]
    .map((value) => ({ value, label: words.deeds(value).join(', ') }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
}

/** A call answers so many. */
const PAGE = 100;

/** What was done to this shop, newest first; who, what and which day are the address. */
export function AuditScreen({ lines, people, asked, warehouses }: Props) {
  const { t } = useTranslation('operator');
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
      <form className={own.filters} role="search" onSubmit={search}>
        <NativeSelect
          size="xs"
          name="staffId"
          aria-label={t('audit.who')}
          defaultValue={asked.staffId ?? ''}
          data={[
            { value: '', label: t('audit.everybody') },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Select
          size="xs"
          name="action"
          aria-label={t('audit.what')}
          placeholder={t('audit.everything')}
          defaultValue={asked.action ?? null}
          data={useActions(asked.action)}
          nothingFoundMessage={t('audit.noSuch')}
          // there are some sixty: one types what it is about
          searchable
          clearable
        />
        <TextInput
          size="xs"
          name="subjectId"
          aria-label={t('audit.subject')}
          placeholder={t('audit.subject')}
          maxLength={64}
          defaultValue={asked.subjectId ?? ''}
        />
        <TextInput size="xs" name="day" type="date" aria-label={t('audit.day')} defaultValue={asked.day ?? ''} />
        <Button type="submit" size="xs" variant="default">
          {t('audit.find')}
        </Button>
      </form>
      {lines.length === 0 && <EmptyState picture="receipt" title={t('audit.none')} />}
      {lines.length > 0 && (
        <ul className={own.deeds}>
          {lines.map((line) => (
            <AuditDeed key={line.id} line={line} warehouses={warehouses} />
          ))}
        </ul>
      )}
      {last && (
        <Button
          component={Link}
          size="xs"
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
