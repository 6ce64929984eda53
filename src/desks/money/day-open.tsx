import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { DayRecord } from '../../contract/day-desk';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag } from '../../contract/locales';
import { formatDate } from '../../contract/tenant-time';
import { MoneyText } from '../../ui/price';
import classes from './money.module.css';
import { linePartsOf } from './line-words';
import { useLineKind } from './use-line-kind';
import { useSourceName } from './use-source-name';

/** All that is open by name, and what was posted to the day after it was signed. */
export function DayOpen({ day: { theirs, ours, latePostings } }: { day: DayRecord }) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const sourceName = useSourceName();
  const kindName = useLineKind();
  const dayOf = (at: string) => formatDate(at, tenant.timezoneOffset, intlTag(locale));
  const lists = [
    {
      ...{ name: 'lateList', hint: 'lateHint', none: 'noLate' },
      rows: latePostings.map(({ id, kind, no, at, amount }) => ({
        ...{ id, at, amount, href: deskPaths.ledgerEvent(id) },
        label: [t(`ledger.kind.${kind}`), no].join(' '),
        more: '',
      })),
    },
    {
      ...{ name: 'theirs', hint: 'theirsHint', none: 'noTheirs' },
      rows: theirs.map(({ id, statementId, source, kind, at, amount, text }) => {
        const { words, references } = linePartsOf(text, amount);
        const told = words.join(' · ');
        const said = (kind === 'OTHER' && told) || kindName(source, kind) || told;
        return {
          ...{ id, at, amount, href: deskPaths.statement(statementId) },
          label: [sourceName(source), said].filter(Boolean).join(' · '),
          more: references.join(' · '),
        };
      }),
    },
    {
      ...{ name: 'ours', hint: 'oursHint', none: 'noOurs' },
      rows: ours.map(({ id, kind, no, at, amount }) => ({
        ...{ id: `${kind} ${id}`, at, amount, href: undefined },
        label: [t(`statements.match.${kind}`), no].join(' '),
        more: '',
      })),
    },
  ];
  return lists.map(({ name, hint, none, rows }) => (
    <section key={name} aria-labelledby={name} className={classes.part}>
      <h2 id={name}>{t(`days.${name}`)}</h2>
      <p className={classes.note}>{t(`days.${rows.length > 0 ? hint : none}`)}</p>
      {rows.length > 0 && (
        <table className={classes.entries}>
          <tbody>
            {rows.map(({ id, href, label, more, at, amount }) => (
              <tr key={id}>
                <th scope="row">
                  {href ? (
                    <Link href={href} prefetch={false}>
                      <bdi>{label}</bdi>
                    </Link>
                  ) : (
                    <bdi>{label}</bdi>
                  )}
                  {more && <small className={classes.more}>{more}</small>}
                </th>
                <td>{dayOf(at)}</td>
                <td>
                  <MoneyText money={amount} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  ));
}
