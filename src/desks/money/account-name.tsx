import { useTranslation } from '../../client/use-translation';
import type { LedgerRecord } from '../../contract/ledger-desk';
import { useProviderName } from './use-provider-name';

/** What an account of the book is called, and with which provider the money is. */
export function AccountName({ account, provider }: Pick<LedgerRecord['entries'][number], 'account' | 'provider'>) {
  const { t } = useTranslation('operator');
  const providerName = useProviderName();
  return (
    <>
      {t(`ledger.account.${account}`)}
      {provider && (
        <>
          {' · '}
          <bdi>{providerName(provider)}</bdi>
        </>
      )}
    </>
  );
}
