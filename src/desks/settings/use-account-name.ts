import { useBrandName } from '../../client/use-brand-name';
import type { OutsideAccount } from '../../contract/payment-settings';
import { useSourceName } from './use-source-name';

/** What an account outside is called, as shoppers and the rest of the settings call it. */
export function useAccountName(): (account: Pick<OutsideAccount, 'kind' | 'name' | 'title'>) => string {
  const brandName = useBrandName();
  const sourceName = useSourceName();
  return ({ kind, name, title }) => {
    const source = name.toLowerCase();
    const called = kind === 'payment' ? brandName(name) : sourceName(source);
    return called === name || called === source ? title : called;
  };
}
