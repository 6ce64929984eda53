import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../client/use-translation';
import { StatusChip, type Tone } from '../../ui/status-chip';
import { useFocusOnChange } from '../../ui/use-lost-focus';
import classes from './record.module.css';

interface Props {
  /** The page's own heading, or beside a list the second. */
  level: 1 | 2;
  number: ReactNode;
  state: { tone: Tone; word: string };
  /** Holds and the like, after the state. */
  chips?: ReactNode;
  /** How long it stands there, and for whom it is. */
  facts: ReactNode;
  isStale: boolean;
  /** false: what was typed for it can be sent no more, and is not there. */
  keepsTyped?: boolean;
}

/** What a record is, how it stands and since when; that somebody else has written to it meanwhile. */
export function RecordHead({ level, number, state, chips, facts, isStale, keepsTyped = true }: Props) {
  const { t } = useTranslation('operator');
  const title = useFocusOnChange<HTMLHeadingElement>(state.word);
  const Heading = `h${level}` as const;
  return (
    <header className={classes.head}>
      <div className={classes.line}>
        <Heading ref={title} tabIndex={-1} className={classes.title}>
          {number}
        </Heading>
        <StatusChip tone={state.tone}>{state.word}</StatusChip>
        {chips}
      </div>
      <div className={classes.facts}>{facts}</div>
      {isStale && (
        <Alert color="yellow" role="alert" mt="sm">
          {t(keepsTyped ? 'record.stale' : 'record.staleOver')}
        </Alert>
      )}
    </header>
  );
}
