import { walletEndpoints } from '../../contract/wallet.endpoints';
import { sandboxEndpoints } from '../sandbox/sandbox.endpoints';
import type { PastCall } from './past-api';

/** At the demo's bank, where the shopper decides so; who decides nothing leaves it waiting. @returns its number */
export async function topUp(call: PastCall, amount: number, decision?: 'approve' | 'decline'): Promise<string> {
  const { deposit, start } = await call(walletEndpoints.createDeposit, { body: { amount, channel: 'SANDBOX' } });
  const chargeId = start.kind === 'redirect' ? (start.url.split('/').at(-1) ?? '') : '';
  if (decision) await call(sandboxEndpoints.decide, { params: { chargeId }, body: { decision } });
  return deposit.depositNo;
}
