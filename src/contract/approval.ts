import type * as z from 'zod/mini';
import type * as schemas from './approval.schemas';

export type Approval = z.infer<typeof schemas.Approval>;
export type ApprovalDecision = z.output<typeof schemas.ApprovalDecision>;
