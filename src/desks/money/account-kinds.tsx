import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import type { LedgerAccount } from '../../contract/ledger-account';
import { MoneyText } from '../../ui/price';
import { useDayText } from '../bench/use-day-text';
import classes from './money.module.css';
import { MovedSum } from './moved-sum';

type Kind = LedgerAccount['kinds'][number]['kind'];

interface Props {
  account: Pick<LedgerAccount, 'from' | 'until' | 'opening' | 'in' | 'out' | 'closing' | 'kinds'>;
  /** Of which the entries below are; undefined: of all. */
  chosen: Kind | undefined;
  /** Where the entries of one kind are, or of all. */
  hrefOf: (kind: Kind | undefined) => string;
}

/** Why an account is not what it was: what stood there, what each kind of event moved, and what stood there afterwards. */
export function AccountKinds({ account: { from, until, opening, closing, kinds, ...sums }, chosen, hrefOf }: Props) {
  const { t } = useTranslation('operator');
  const dayText = useDayText();
  return (
    <table className={classes.entries}>
      <tbody>
        <tr>
          <th scope="row">{t('ledger.before', { day: dayText(from) })}</th>
          <td />
          <td>
            <MoneyText money={opening} />
          </td>
        </tr>
        {kinds.map(({ kind, count, amount }) => (
          <tr key={kind}>
            <th scope="row">
              <Link
                href={hrefOf(kind === chosen ? undefined : kind)}
                prefetch={false}
                aria-current={kind === chosen || undefined}
              >
                {t(`ledger.kind.${kind}`)}
              </Link>
            </th>
            <td>{count}</td>
            <td>
              <MovedSum money={amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {(['in', 'out'] as const).map((way) => (
          <tr key={way}>
            <th scope="row">{t(`ledger.${way}`)}</th>
            <td />
            <td>
              <MovedSum money={sums[way]} />
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('ledger.endOf', { day: dayText(until) })}</th>
          <td />
          <td>
            <MoneyText money={closing} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
