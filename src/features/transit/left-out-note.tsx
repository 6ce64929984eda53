import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../client/use-translation';
import { useNames, type LineCure } from '../../ui/refused-line';
import classes from './new-transit.module.css';

interface Props {
  cure: LineCure;
  onUndo: () => void;
}

/** What a press left in the warehouse, where it was pressed, and the way back. */
export function LeftOutNote({ cure, onUndo }: Props) {
  const { t } = useTranslation(['transit', 'common']);
  const namesOf = useNames();
  const undo = useRef<HTMLButtonElement>(null);
  // the pressed button goes away with the refusal that it mended
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.leftOut} role="status">
      <span>{t('cure.leftOut', { names: namesOf(cure.values) })}</span>
      <Button ref={undo} size="compact-md" variant="default" onClick={onUndo}>
        {t('common:actions.undo')}
      </Button>
    </div>
  );
}
