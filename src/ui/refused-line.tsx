import { Button } from '@mantine/core';
import { useTranslation } from '../client/use-translation';
import type { FreightEstimate } from '../contract/catalog';
import { REFUSAL_CODES } from '../contract/transit-refusal';
import { shownValues } from './freight-values.rules';
import classes from './refused-line.module.css';

type Refusal = FreightEstimate['refusals'][number];
export type LineCure = Refusal['cures'][number];

/** What is held against a limit, by the key of its name. */
const LIMITED: Record<string, 'side' | 'sides' | 'girth' | 'box' | 'room' | 'density'> = {
  'side-too-long': 'side',
  'sides-too-long': 'sides',
  'girth-too-long': 'girth',
  'box-too-large': 'box',
  'box-too-small': 'box',
  'too-much-room': 'room',
  'density-too-low': 'density',
};
/** What is said with other words than the code has. */
const KEYS: Record<string, string> = { 'goods-kind-not-taken': 'goods-kind', 'own-rule': 'other' };
const isKnown = (code: string): boolean => REFUSAL_CODES.some((known) => known === code);

interface Props extends Pick<FreightEstimate, 'title' | 'refusals'> {
  /** What does it, where the page can; what it cannot do is said alone. */
  take?: (cure: LineCure) => (() => void) | undefined;
}

/** A line that does not take it: why not, by how much, and what would help. */
export function RefusedLine({ title, refusals, take }: Props) {
  const { t } = useTranslation('transit');
  const say = ({ code, values, text, over, actual, limit }: Refusal): string => {
    const shown = shownValues(values, String);
    const what = LIMITED[code];
    const [most, found] = ['limit', 'actual'].map(
      (name) => Object.entries(shown).find(([key]) => key.startsWith(name))?.[1],
    );
    if (what) {
      const isBelow = code === 'box-too-small' || code === 'density-too-low';
      return t(isBelow ? 'refused.atLeast' : 'refused.atMost', {
        what: t(`refused.what.${what}`),
        actual: found,
        limit: most,
      });
    }
    if (text !== null || !isKnown(code)) return text ?? t('refused.other');
    const kind = code === 'goods-kind-not-taken' ? t(`kind.${actual}`) : undefined;
    return t(`refused.${KEYS[code] ?? code}`, { ...shown, kind, over, count: Number(limit) });
  };
  const namesOf = useNames();
  const help = ({ code, values }: LineCure) => t(`cure.${code}`, { ...values, names: namesOf(values) });
  const item = (cure: LineCure, isFirst: boolean, key = help(cure)) => {
    const words = isFirst ? help(cure) : t('cure.or', { cure: help(cure) });
    const go = take?.(cure);
    return (
      <li key={key} className={classes.cure}>
        {go ? (
          <Button
            variant="default"
            size="compact-sm"
            onClick={go}
            classNames={{ root: classes.go, label: classes.words }}
          >
            {words}
          </Button>
        ) : (
          words
        )}
      </li>
    );
  };
  // what is too heavy as it stands on the scale is too heavy as it is counted, too
  const isHeavy = refusals.some(({ code }) => code === 'too-heavy');
  const told = refusals.filter(({ code }) => !isHeavy || code !== 'counted-too-heavy');
  // each reason has its own cures; another line does away with all of them
  const byReason = new Map(told.map((refusal) => [say(refusal), refusal.cures.filter(isOwn)]));
  const elsewhere = refusals.flatMap(({ cures }) => cures.filter((cure) => !isOwn(cure)));
  // what would help against several reasons is said once, below them
  const all = [...byReason.values()].flat();
  const words = all.map(help);
  const isShared = (cure: LineCure) => words.indexOf(help(cure)) !== words.lastIndexOf(help(cure));
  const once = (cures: LineCure[]) => [...new Map(cures.map((cure) => [help(cure), cure])).values()];
  return (
    <div className={classes.refused}>
      <span className={classes.name}>{title}</span>
      <ul className={classes.reasons}>
        {[...byReason].flatMap(([reason, cures]) => [
          <li key={reason}>{reason}</li>,
          ...cures.filter((cure) => !isShared(cure)).map((cure, at) => item(cure, at === 0, `${reason} ${help(cure)}`)),
        ])}
        {once(all.filter(isShared)).map((cure, at) => item(cure, at === 0 && all.every(isShared)))}
        {once(elsewhere).map((cure) => item(cure, all.length === 0))}
      </ul>
    </div>
  );
}

/** What a cure is about, by name: the first of it, and how much else. */
export function useNames() {
  const { t } = useTranslation('transit');
  return ({ names = '', more = 0 }: LineCure['values']): string =>
    Number(more) > 0 ? t('cure.andMore', { names, count: Number(more) }) : String(names);
}

const isOwn = ({ code }: LineCure): boolean => code !== 'other-line';
