import * as z from 'zod/mini';
import { paths } from '../../../contract/paths';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { dataKeyOf } from '../../kernel/data-key';
import { newId } from '../../kernel/tokens';
import { notify } from './account.service';
import { customsDeskRepo } from './customs.desk.repo';
import { aboutRow } from './customs.service';

const Sealed = z.array(z.tuple([z.string(), z.string()]));

interface Deed {
  action: string;
  subjectKind: string;
  subjectId: string;
  before: null;
  after: { reason: string };
}
/** Writes into the audit; the staff know of accounts, so these do not know of the staff. */
export type RecordDeed = (tx: Tx, ctx: StaffCtx, deed: Deed) => Promise<void>;

/** Nobody reads a number without its shopper being told, when and why. @throws AppError NOT_FOUND */
export const revealCustomsInfo = (ctx: StaffCtx, id: string, reason: string, recordDeed: RecordDeed) =>
  ctx.tx(async (tx) => {
    const { tenantId, staffId } = staffScopeOf(ctx);
    const repo = customsDeskRepo(tx, { tenantId, staffId });
    const row = await repo.find(id);
    if (!row) throw new AppError('NOT_FOUND');
    const key = await dataKeyOf(tx, tenantId);
    const numbers = Sealed.parse(JSON.parse(key.open(row.sealed, aboutRow(id))));
    const masked = row.numbers.map((number) => number.masked).join(', ');
    const { shopperId, receiverName } = row;
    const at = ctx.now();
    const look = newId();
    await repo.insertLook({ id: look, shopperId, customsInfoId: id, masked, reason, at });
    const deed = { action: 'customs.reveal', subjectKind: 'CUSTOMS_INFO', subjectId: id };
    await recordDeed(tx, ctx, { ...deed, before: null, after: { reason } });
    const about = {
      code: 'CUSTOMS_LOOKED_AT',
      event: look,
      reference: masked,
      link: paths.account('customs'),
      at,
    } as const;
    await notify(tx, { tenantId, shopperId, ...about });
    return { receiverName, numbers: numbers.map(([name, value]) => ({ key: name, value })) };
  });
