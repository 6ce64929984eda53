import { useTranslation } from '../../../client/use-translation';
import { MEASURED, NAMED } from '../../../contract/transit-line.enums';
import type { Condition } from '../../../contract/transit-line';
import { ActionButton } from '../../../ui/action-button';
import classes from '../settings.module.css';
import { ChoiceTerm } from './choice-term';
import { ListTerm } from './list-term';
import { NumberTerm } from './number-term';
import { useTerms } from './term-editing';
import type { NumberKind } from './term-numbers';
import { valueAt } from './term-paths';

const KINDS: Record<(typeof MEASURED)[number], NumberKind> = {
  CHARGED_GRAMS: 'grams',
  SCALE_GRAMS: 'grams',
  LONGEST_SIDE: 'millimetres',
  SUM_OF_SIDES: 'millimetres',
  GIRTH: 'millimetres',
  VOLUME: 'cubicMetres',
  VALUE: 'sum',
  BOXES: 'count',
  PIECES: 'count',
};
const OF = [...MEASURED, ...NAMED];
const isMeasured = (of: string): of is keyof typeof KINDS => Object.hasOwn(KINDS, of);
const startOf = (of: string): Condition =>
  (isMeasured(of) ? { of, from: null, to: null } : { of, in: [] }) as Condition;

/** When it holds: all that stands in one of the lists; without lists always. */
export function ConditionsTerm({ path }: { path: string }) {
  const { t } = useTranslation('operator');
  const { terms, set } = useTerms();
  const lists = valueAt(terms, path) as Condition[][];
  return (
    <div className={classes.fields} role="group" aria-label={t('lines.when')}>
      <span className={classes.quiet}>{t(lists.length === 0 ? 'lines.always' : 'lines.when')}</span>
      {lists.map((list, at) => (
        // a list is known by its place alone
        <div key={`${String(at)} of ${String(lists.length)}`} className={classes.fields}>
          {at > 0 && <span className={classes.quiet}>{t('lines.or')}</span>}
          {list.map((condition, index) => {
            const own = `${path}.${String(at)}.${String(index)}`;
            return (
              <div key={`${condition.of} ${String(index)} of ${String(list.length)}`} className={classes.pair}>
                <ChoiceTerm path={`${own}.of`} options={OF} texts="of" onChoose={(of) => set(own, startOf(of))} />
                {'in' in condition ? (
                  <ListTerm path={`${own}.in`} hasSpaces />
                ) : (
                  <>
                    <NumberTerm path={`${own}.from`} kind={KINDS[condition.of]} isOpen />
                    <NumberTerm path={`${own}.to`} kind={KINDS[condition.of]} isOpen />
                  </>
                )}
              </div>
            );
          })}
          <div className={classes.actions}>
            <ActionButton
              size="xs"
              variant="default"
              onClick={() => set(`${path}.${String(at)}`, [...list, startOf('COUNTRY')])}
            >
              {t('lines.and')}
            </ActionButton>
            <ActionButton
              size="xs"
              variant="default"
              onClick={() =>
                set(
                  path,
                  list.length > 1 ? lists.with(at, list.slice(0, -1)) : lists.filter((_, other) => other !== at),
                )
              }
            >
              {t('lines.lessCondition')}
            </ActionButton>
          </div>
        </div>
      ))}
      <div className={classes.actions}>
        <ActionButton size="xs" variant="default" onClick={() => set(path, [...lists, [startOf('COUNTRY')]])}>
          {t(lists.length === 0 ? 'lines.condition' : 'lines.orCondition')}
        </ActionButton>
      </div>
    </div>
  );
}
