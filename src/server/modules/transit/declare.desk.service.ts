import type { DeclarationInput, DeskTransit } from '../../../contract/packing-desk';
import { UNSENT } from '../../../contract/transit-moves';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { recordDeed } from '../operator/audit.service';
import { declarationRepo } from './declaration.repo';
import { redeclared } from './declare.rules';
import { frameOf, readForDesk } from './packing-desk.service';
import { transitRepo } from './transit.repo';

/**
 * Says anew what is declared, as long as it has not left; what was said before stays to be read, and its shopper sees why
 * it was said otherwise, where a reason is given or needed. @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT with the shipment as it is now
 */
export async function declareAtDesk(
  ctx: StaffCtx,
  id: string,
  { version, lines: said, note: typed }: DeclarationInput,
): Promise<DeskTransit> {
  const note = typed.trim();
  const frame = await frameOf(ctx);
  return ctx.tx(async (tx) => {
    const repo = transitRepo(tx, { tenantId: ctx.tenant.id });
    const order = await repo.lock(id);
    if (!order) throw new AppError('NOT_FOUND');
    const conflict = async () => new AppError('STATE_CONFLICT', { data: await readForDesk(tx, ctx, id, frame) });
    if (order.version !== version || !UNSENT.some((one) => one === order.status)) throw await conflict();
    const desk = declarationRepo(tx, order);
    const now = await repo.listDeclaration(id);
    const drafted = redeclared({ now, original: await desk.original(id) }, said, note);
    if ('errors' in drafted) throw new AppError('INVALID', { errors: drafted.errors });
    const revision = order.declared + 1;
    await desk.insert(id, revision, drafted.lines);
    if (!(await repo.change(order, { declared: revision }))) throw await conflict();
    const event = { transitOrderId: id, status: order.status, position: order.version + 1 };
    // without a word its shopper would read the same state once more
    if (note) await repo.addEvent(event, { by: 'PACKER', actorId: ctx.staff.staffId, note, at: ctx.now() });
    await recordDeed(tx, ctx, {
      ...{ action: 'packing.declare', subjectKind: 'TRANSIT_ORDER', subjectId: id },
      before: { declared: saidOf(now) },
      after: { declared: saidOf(drafted.lines), note },
    });
    return readForDesk(tx, ctx, id, frame);
  });
}

const saidOf = (lines: readonly { nameEn: string; hsCode: string; quantity: number }[]): string[] =>
  lines.map(({ nameEn, hsCode, quantity }) => `${String(quantity)} × ${nameEn} ${hsCode}`.trim());
