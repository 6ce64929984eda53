import type { ReactNode } from 'react';
import type { ApiError } from '../../client/caller';
import { useTranslation } from '../../client/use-translation';
import { LoadError } from '../../ui/load-error';

interface Props<Data> {
  /** As `useRequest` answers. */
  of: {
    data: Data | undefined;
    error: ApiError | undefined;
    mutate: (now?: Data, how?: { revalidate: boolean }) => Promise<unknown>;
  };
  /** @param keep takes what became of it, without asking again */
  children: (data: Data, keep: (changed: Data) => void) => ReactNode;
}

/** A record beside its list, loaded when it is opened. */
export function Opened<Data>({ of: { data, error, mutate }, children }: Props<Data>) {
  const { t } = useTranslation('operator');
  if (error) return <LoadError detail={error.detail} onRetry={() => void mutate()} />;
  if (!data) return <p role="status">{t('record.loading')}</p>;
  return children(data, (changed) => void mutate(changed, { revalidate: false }));
}
