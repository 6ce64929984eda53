import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../client/use-translation';
import classes from './undo-bar.module.css';

const STAY_MS = 8_000;

interface Props {
  /** What was done: "Bag removed". */
  text: string;
  onUndo: () => void;
  /** The time to undo is over. Give the bar a `key` for what was done: each has its own time. */
  onGone: () => void;
}

/** What was just removed can come back for a while. */
export function UndoBar({ text, onUndo, onGone }: Props) {
  const { t } = useTranslation();
  const gone = useRef(onGone);
  gone.current = onGone;
  useEffect(() => {
    const timer = setTimeout(() => gone.current(), STAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.bar} role="status">
      <span className={classes.text}>{text}</span>
      <Button size="compact-md" variant="white" onClick={onUndo}>
        {t('actions.undo')}
      </Button>
    </div>
  );
}
