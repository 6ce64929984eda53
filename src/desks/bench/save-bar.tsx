import { Button } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useTranslation } from '../../client/use-translation';
import classes from './save-bar.module.css';

interface Props {
  /** Something is typed that is not saved. */
  isChanged: boolean;
  /** What is typed is kept through a change of language, and counted where that is done. */
  isKept?: boolean;
  isSaving?: boolean;
  onDiscard: () => void;
  /** The button that saves, which is there all the time, and what stands beside it. */
  children: ReactNode;
}

/**
 * The foot of a form with its button. As soon as something is changed it becomes a bar that stays in sight, says so, and
 * offers the way back; who leaves the page then is asked first.
 */
export function SaveBar({ isChanged, isKept = false, isSaving = false, onDiscard, children }: Props) {
  const { t } = useTranslation('operator');
  const foot = useRef<HTMLDivElement>(null);
  useUnsavedForm(isChanged && !isKept);
  const discard = () => {
    // the button is about to go, and would take the focus along
    foot.current?.focus({ preventScroll: true });
    onDiscard();
  };
  return (
    <div
      ref={foot}
      tabIndex={-1}
      className={isChanged ? `${classes.row} ${classes.bar}` : classes.row}
      role="group"
      aria-label={t('unsaved.bar')}
    >
      <span className={classes.text} role="status">
        {isChanged ? t('unsaved.text') : ''}
      </span>
      {isChanged && (
        <Button type="button" variant="default" size="sm" disabled={isSaving} onClick={discard}>
          {t('unsaved.discard')}
        </Button>
      )}
      {children}
    </div>
  );
}
