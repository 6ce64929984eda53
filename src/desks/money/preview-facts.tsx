import { useTranslation } from '../../client/use-translation';
import type { StatementPreview } from '../../contract/statement-desk';
import { MoneyText } from '../../ui/price';
import { Facts } from './facts';
import classes from './money.module.css';

/** What reading a file comes to, before anything is kept. */
export function PreviewFacts({ preview: { lines, known, counts, came, went, bad } }: { preview: StatementPreview }) {
  const { t } = useTranslation('operator');
  return (
    <section aria-label={t('statements.try')}>
      <Facts
        rows={[
          [t('statements.lines'), lines],
          [t('statements.known'), known],
          [t('statements.state.MATCHED'), counts.MATCHED],
          [t('statements.state.SUGGESTED'), counts.SUGGESTED],
          [t('statements.state.UNMATCHED'), counts.UNMATCHED],
          [t('statements.came'), <MoneyText key="came" money={came} />],
          [t('statements.went'), <MoneyText key="went" money={went} />],
        ]}
      />
      {bad.length > 0 && (
        <ul className={classes.warnings}>
          {bad.map(({ line, problem }) => (
            <li key={line}>{t('statements.bad', { line, problem })}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
