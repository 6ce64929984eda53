import { Button } from '@mantine/core';
import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import { isClocked } from '../../contract/next-due.enums';
import { EmptyState } from '../../ui/empty-state';
import type { IndexFilter } from './index-filters';
import { isNarrowed, type Asked, type Change } from './index-query';
import { NextDue } from './next-due';

export interface EmptyList {
  title: string;
  text?: string;
  /** The desk whose queue it is: each view of it says what brings something, and when the next comes where a clock knows. */
  queue?: string;
}
interface Props {
  asked: Asked;
  hrefOf: (change: Change) => string;
  /** Which are called by name where they leave everything out. */
  filters: IndexFilter[];
  /** What an empty list says, where nothing was searched for. */
  empty: EmptyList;
  /** None of these rows is among them, but there are further ones. */
  isMore: boolean;
}

/** A list without rows: nothing waits, or nothing is like what was searched for, and the way back to all. */
export function IndexEmpty({ asked, hrefOf, filters, empty, isMore }: Props) {
  const { t } = useTranslation('operator');
  if (isMore) return <EmptyState picture="receipt" title={t('index.noneHere')} />;
  if (!isNarrowed(asked)) {
    const { queue: desk, ...said } = empty;
    const queue = `${desk ?? ''}.${asked.view}`;
    return (
      <EmptyState
        picture="receipt"
        {...(desk && { text: t(`brings.${desk}.${asked.view}`) })}
        {...said}
        action={isClocked(queue) && <NextDue queue={queue} />}
      />
    );
  }
  const chosen = filters.flatMap(({ name, label, options }) => {
    const values = asked.filters[name] ?? [];
    const names = options.filter(({ value }) => values.includes(value)).map((option) => option.label);
    return names.length > 0 ? [{ label, names }] : [];
  });
  return (
    <EmptyState
      picture="search"
      title={asked.q ? t('index.noneLike', { words: asked.q }) : t('index.noneSuch')}
      text={chosen.map(({ label, names }) => `${label}: ${names.join(', ')}`).join(' · ')}
      action={
        <Button component={Link} size="xs" variant="default" href={hrefOf({ q: undefined, filters: {} })}>
          {t(chosen.length > 0 ? 'index.clearFilters' : 'index.all')}
        </Button>
      }
    />
  );
}
