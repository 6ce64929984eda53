import { useBrandName } from '../../client/use-brand-name';
import type { OutsideAccount } from '../../contract/payment-settings';

/** What an account outside is called, as shoppers and the rest of the settings call it. */
export function useAccountName(): (account: Pick<OutsideAccount, 'kind' | 'name' | 'title'>) => string {
  const brandName = useBrandName();
  return ({ kind, name, title }) => {
    const called = kind === 'payment' ? brandName(name) : name;
    return called === name ? title : called;
  };
}
