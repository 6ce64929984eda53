import { LIMITS } from '../../../contract/limits';
import { carrierOf } from '../../../contract/tracking-number';
import type { Tx } from '../../db/database';
import { newId, newNumber } from '../../kernel/tokens';
import { readTenant } from '../tenant/tenant.service';
import { takeNotice } from './found-parcel.service';
import { signsOn } from './label.rules';
import { parcelContentsRepo } from './parcel-contents.repo';
import { parcelRepo } from './parcel.repo';
import { unclaimedRepo } from './unclaimed.repo';
import { weighAgain } from './weigh-claim.service';
import type { Worker } from './worker';

const DAY_MS = 86_400_000;

/** What the desk sees of goods that nobody has announced. */
export interface Label {
  /** Whatever can be read on them. */
  text?: string;
  /** The address of a picture of it. */
  photo?: string;
  grams?: number;
}
interface Unknown {
  warehouseId: string;
  number: string;
  label: Label;
}

/** Goods that nobody waits for: of whom their label names, where it names one, else nobody's. @returns their id */
export async function takeInUnknown(
  tx: Tx,
  tenantId: string,
  { warehouseId, number, label }: Unknown,
  { actor, at, record }: Worker,
): Promise<string> {
  const contents = parcelContentsRepo(tx, { tenantId });
  // scanned twice it is found once
  const known = await contents.takenIn(number);
  if (known) return known;
  const [shopperId, other] = await ownersOn(tx, tenantId, label);
  const id = newId();
  const row = { id, parcelNo: newNumber('PC', at), warehouseId, receivedAt: at, grams: label.grams ?? null };
  const isNamed = shopperId !== undefined && other === undefined;
  const state = isNamed
    ? ({ status: 'RECEIVED', shopperId, source: 'FORECAST' } as const)
    : ({
        ...{ status: 'UNCLAIMED' as const, labelText: label.text ?? '' },
        expiresAt: await endOf(tx, tenantId, label, at),
      } as const);
  await parcelRepo(tx, { tenantId }).insert({ ...row, ...state }, { actor, at });
  await contents.add(id, {
    numbers: [{ number, kind: 'MASTER', carrier: carrierOf(number) }],
    photos: label.photo ? [{ id: newId(), kind: 'LABEL', image: label.photo, takenAt: at }] : [],
  });
  const lying = isNamed ? undefined : await parcelRepo(tx, { tenantId }).find(id);
  if (lying) await weighAgain(tx, lying);
  if (isNamed) await takeNotice(tx, { tenantId, shopperId }, id, number, { actor, at });
  const after = { status: state.status, number };
  await record(tx, { action: 'warehouse.receive', subjectKind: 'PARCEL', subjectId: id, before: null, after });
  return id;
}

/** The shoppers whom a label names. */
export function ownersOn(tx: Tx, tenantId: string, { text = '' }: Label): Promise<string[]> {
  const { codes, ids } = signsOn(text);
  return unclaimedRepo(tx, { tenantId }).ownersOf(codes, ids);
}

/** When they may be thrown away: by what could be read on them. */
async function endOf(tx: Tx, tenantId: string, { text = '' }: Label, at: Date): Promise<Date> {
  const { unread, read } = (await readTenant(tx, tenantId, at))?.staffLimits?.keepDays ?? {};
  const days = (text.trim() ? read : unread) ?? LIMITS.unclaimedDays;
  return new Date(at.getTime() + days * DAY_MS);
}
