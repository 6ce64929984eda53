import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { feeChanges, type FeeLine } from './fee-lines';
import type { FeeTerms } from '../../contract/fee-rules';
import classes from './settings.module.css';

/** What is otherwise from a day on, each with what it was. */
export function FeeChangeList({ before, after }: { before: FeeTerms; after: FeeTerms }) {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  const changes = feeChanges(before, after);
  const sum = (fen: number) => formatMoney({ amount: fen, currency: 'CNY' }, intlTag(locale));
  const text = ({ kind, value }: FeeLine): string => {
    if (Array.isArray(value))
      return value
        .map(({ upToGrams, dayFee }) =>
          upToGrams === null
            ? t('settings.fees.beyond', { fee: sum(dayFee) })
            : t('settings.fees.upTo', { grams: upToGrams, fee: sum(dayFee) }),
        )
        .join(', ');
    if (typeof value === 'boolean') return t(value ? 'settings.fees.yes' : 'settings.fees.no');
    if (value === null) return t('settings.fees.open');
    if (kind === 'percent') return `${String(value / 100)} %`;
    return kind === 'sum' ? sum(value) : t(`settings.fees.${kind}`, { count: value });
  };
  if (changes.length === 0) return <p className={classes.quiet}>{t('settings.fees.same')}</p>;
  return (
    <ul className={classes.changes}>
      {changes.map((change) => (
        <li key={change.after.name}>
          {t(`settings.fees.line.${change.after.name}`)}: <del>{text(change.before)}</del>{' '}
          <ins>{text(change.after)}</ins>
        </li>
      ))}
    </ul>
  );
}
