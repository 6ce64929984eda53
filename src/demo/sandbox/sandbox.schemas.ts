import * as z from 'zod/mini';
import { Money } from '../../contract/fields.schemas';

/** The sandbox provider's hosted page: what a real provider would serve at its own address. */
export const SandboxCharge = z.object({
  chargeId: z.string(),
  merchant: z.string(),
  description: z.string(),
  amount: Money,
  status: z.enum(['open', 'approved', 'declined', 'closed']),
  returnUrl: z.string(),
});
