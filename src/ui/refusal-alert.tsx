import type { ReactNode } from 'react';
import { useTranslation } from '../client/use-translation';
import classes from './notes.module.css';

/** Why an action was refused: the server's own sentence, or that the network failed. Light markup: every form has one. */
export function RefusalAlert({ error, children }: { error: { detail: string } | undefined; children?: ReactNode }) {
  const { t } = useTranslation();
  if (!error) return null;
  return (
    <div className={classes.refusal} role="alert">
      {error.detail || t('errors.NETWORK')} {children}
    </div>
  );
}
