import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { DeskDeposit } from '../../contract/deposit-desk';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { formatDate } from '../../contract/tenant-time';
import classes from './money.module.css';

/** Lines of the bank's statements that a transfer may be, or is. Nothing where none was read. */
export function BankLines({ lines }: { lines: DeskDeposit['bankLines'] }) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="bank-lines">
      <h2 id="bank-lines" className={classes.said}>
        {t('deposits.atBank')}
      </h2>
      <ul className={classes.lines}>
        {lines.map(({ id, statementId, at, amount, text }) => (
          <li key={id} className={classes.line}>
            <Link href={deskPaths.statement(statementId)} prefetch={false}>
              {formatDate(at, tenant.timezoneOffset, intlTag(locale))} · {formatMoney(amount, intlTag(locale))}
            </Link>
            <p className={classes.note}>
              <bdi>{text}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
