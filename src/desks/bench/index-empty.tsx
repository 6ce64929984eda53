import { Button } from '@mantine/core';
import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import { EmptyState } from '../../ui/empty-state';
import { isNarrowed, type Asked, type Change } from './index-query';

interface Props {
  asked: Asked;
  hrefOf: (change: Change) => string;
  /** What an empty queue says, where nothing was searched for. */
  empty: { title: string; text?: string };
  /** None of these rows is among them, but there are further ones. */
  isMore: boolean;
}

/** A list without rows: nothing waits, or nothing is like what was searched for, and the way back to all. */
export function IndexEmpty({ asked, hrefOf, empty, isMore }: Props) {
  const { t } = useTranslation('operator');
  if (isMore) return <EmptyState picture="receipt" title={t('index.noneHere')} />;
  if (!isNarrowed(asked)) return <EmptyState picture="receipt" {...empty} />;
  return (
    <EmptyState
      picture="search"
      title={asked.q ? t('index.noneLike', { words: asked.q }) : t('index.noneSuch')}
      action={
        <Button component={Link} size="xs" variant="default" href={hrefOf({ q: undefined, filters: {} })}>
          {t('index.all')}
        </Button>
      }
    />
  );
}
