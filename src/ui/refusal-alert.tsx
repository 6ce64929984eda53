import { Alert } from '@mantine/core';
import { useTranslation } from '../client/use-translation';

/** Why an action was refused: the server's own sentence, or that the network failed. */
export function RefusalAlert({ error }: { error: { detail: string } | undefined }) {
  const { t } = useTranslation();
  if (!error) return null;
  return (
    <Alert color="red" role="alert">
      {error.detail || t('errors.NETWORK')}
    </Alert>
  );
}
