import type { StockInParcel } from '../../../contract/parcel';
import type { ServiceInput } from '../../../contract/warehouse';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { newId } from '../../kernel/tokens';
import { tellOfParcel } from '../account/order-mail.service';
import { checkPayPassword } from '../wallet/check-pay-password.service';
import { ledgerReference, postLedger, transfer } from '../wallet/ledger.service';
import { parcelContentsRepo } from './parcel-contents.repo';
import { parcelServiceRepo, type ServiceRow } from './parcel-service.repo';
import { parcelRepo, type ParcelRow } from './parcel.repo';
import { frameOf, lockMine, readStockIn } from './stock-in.service';
import type { Worker } from './worker';

/**
 * Has something done with a parcel on its shelf, at the price that was shown, paid from the balance at once.
 * @throws AppError METHOD_DISABLED, PAY_PASSWORD_*, NOT_FOUND, STATE_CONFLICT where it is not on its shelf or the same is
 * asked for already, PRICE_CHANGED, BALANCE_TOO_LOW
 */
export async function askService(
  ctx: UserCtx,
  id: string,
  { serviceCode, priceId, remark, payPassword }: ServiceInput,
): Promise<StockInParcel> {
  if (!ctx.tenant.preference.supportBalancePay) throw new AppError('METHOD_DISABLED');
  await checkPayPassword(ctx, payPassword);
  const { tenantId, shopperId } = ownerOf(ctx);
  const now = ctx.now();
  const frame = await frameOf(ctx);
  return retriedTx(ctx, async (tx) => {
    await lockMine(tx, ctx, id);
    const repo = parcelServiceRepo(tx, { tenantId });
    const { parcelNo, serviceOffers } = await readStockIn(tx, ctx, id, frame);
    const offer = serviceOffers.find(({ code }) => code === serviceCode);
    if (!offer || (await repo.isOpen(id, serviceCode))) throw new AppError('STATE_CONFLICT');
    if (offer.priceId !== priceId) throw new AppError('PRICE_CHANGED');
    const { cny, local } = offer.price;
    const serviceId = newId();
    await repo.insert({
      ...{ id: serviceId, shopperId, parcelId: id, serviceCode, priceId, remark, status: 'REQUESTED', createdAt: now },
      ...{ amountFen: cny.amount, amountLocal: local.amount, currency: local.currency },
    });
    const entries = transfer(local.amount, { kind: 'SHOPPER_BALANCE', shopperId }, { kind: 'SERVICE_FEES' });
    const reference = ledgerReference(parcelNo, `service.${serviceId}`);
    await postLedger(tx, { tenantId, kind: 'SERVICE', reference, currency: local.currency, now, entries });
    return keepAnswer(tx, ctx, await readStockIn(tx, ctx, id, frame));
  });
}

/** @throws AppError NOT_FOUND */
export async function saveNote(ctx: UserCtx, id: string, note: string): Promise<StockInParcel> {
  const frame = await frameOf(ctx);
  return ctx.tx(async (tx) => {
    const row = await lockMine(tx, ctx, id);
    await parcelRepo(tx, ownerOf(ctx)).change(id, row.status, { note });
    return readStockIn(tx, ctx, id, frame);
  });
}

/** What whoever did it shows for it. */
export interface ServiceWork {
  answer: string;
  photos: { kind: 'ASKED'; image: string; itemId: string }[];
}

/**
 * Somebody has done it, or found that the parcel is in a box or gone: then its price goes back. @param workOf what it
 * came to, of what lies there @throws AppError NOT_FOUND, STATE_CONFLICT
 */
export async function doService(
  tx: Tx,
  tenantId: string,
  id: string,
  workOf: (service: ServiceRow, items: { id: string; image: string }[]) => ServiceWork,
  worker: Worker,
): Promise<void> {
  const repo = parcelServiceRepo(tx, { tenantId });
  const service = await repo.find(id);
  const parcel = service && (await parcelRepo(tx, { tenantId }).lock(service.parcelId));
  if (!parcel) throw new AppError('NOT_FOUND');
  const contents = parcelContentsRepo(tx, { tenantId });
  const isHere = parcel.status === 'STOCKED_IN' || parcel.status === 'LOCKED';
  const { answer, photos } = isHere ? workOf(service, await contents.itemsOf(parcel.id)) : { answer: '', photos: [] };
  const status = isHere ? 'DONE' : 'RETURNED';
  if (!(await repo.end(id, { status, answer, doneAt: worker.at }))) throw new AppError('STATE_CONFLICT');
  await contents.add(parcel.id, { photos: photos.map((photo) => ({ ...photo, id: newId(), takenAt: worker.at })) });
  if (!isHere) await giveBack(tx, service, parcel, worker.at);
  const after = { service: service.serviceCode, status };
  await worker.record(tx, {
    action: 'warehouse.inspect',
    subjectKind: 'PARCEL',
    subjectId: parcel.id,
    before: null,
    after,
  });
  const code = isHere ? 'SERVICE_DONE' : 'SERVICE_RETURNED';
  const told = { tenantId, shopperId: service.shopperId, parcel: { reference: parcel.parcelNo, host: '' } };
  await tellOfParcel(tx, { ...told, code, event: id, at: worker.at });
}

async function giveBack(tx: Tx, service: ServiceRow, { parcelNo }: ParcelRow, now: Date): Promise<void> {
  const { tenantId, id, shopperId, amountLocal, currency } = service;
  const entries = transfer(amountLocal, { kind: 'REFUNDS' }, { kind: 'SHOPPER_BALANCE', shopperId });
  await postLedger(tx, { tenantId, kind: 'REFUND', reference: ledgerReference(parcelNo, `service.${id}`), currency, now, entries }); // prettier-ignore
}
