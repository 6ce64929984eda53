import { Button } from '@mantine/core';
import { useTranslation } from '../client/use-translation';
import { EmptyState } from './empty-state';

interface Props {
  /** The refusal's own sentence, in the shopper's language; empty when the network failed. */
  detail?: string | undefined;
  onRetry: () => void;
}

/** A list that could not be loaded. */
export function LoadError({ detail, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        picture="tools"
        title={t('failure.load')}
        text={detail || t('errors.NETWORK')}
        action={
          <Button variant="default" onClick={onRetry}>
            {t('actions.retry')}
          </Button>
        }
      />
    </div>
  );
}
