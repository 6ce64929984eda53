import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../client/use-translation';

/** Why an action was refused: the server's own sentence, or that the network failed. */
export function RefusalAlert({ error, children }: { error: { detail: string } | undefined; children?: ReactNode }) {
  const { t } = useTranslation();
  if (!error) return null;
  return (
    <Alert color="red" role="alert">
      {error.detail || t('errors.NETWORK')} {children}
    </Alert>
  );
}
