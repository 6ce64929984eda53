import type { BoxProposals } from '../../../contract/packing-desk';
import { boxOf } from '../../../contract/transit-box';
import { quoteTransit } from '../../../contract/transit-quote';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { waysToPack } from './box-choice.rules';
import { packingDeskRepo } from './packing-desk.repo';
import { getPackingRow } from './packing-desk.service';
import { lineOfReceipt } from './transit-read.service';

const MOST_PROPOSALS = 4;

/** The cheapest ways into the shop's own boxes, by the function of the invoice. @throws AppError NOT_FOUND */
export async function proposeBoxes(ctx: StaffCtx, id: string): Promise<BoxProposals> {
  const kinds = ctx.tenant.packingBoxes ?? [];
  return ctx.tx(async (tx) => {
    const row = await getPackingRow(tx, ctx, id);
    const held = await packingDeskRepo(tx, staffScopeOf(ctx)).parcelsOf([id]);
    const things = held.map(({ id: parcelId, grams, lengthMm, widthMm, heightMm }) => ({
      ...{ id: parcelId, grams: grams ?? 0, lengthMm: lengthMm ?? 0, widthMm: widthMm ?? 0, heightMm: heightMm ?? 0 },
    }));
    const line = await lineOfReceipt(tx, row);
    const { request, shop } = row.estimate;
    const priced = waysToPack(things, kinds).map((boxes) => ({
      boxes,
      total: quoteTransit(line, { ...request, boxes: boxes.map(boxOf) }, shop).total?.local ?? null,
    }));
    const rank = ({ total, boxes }: (typeof priced)[number]) => [total?.amount ?? Infinity, boxes.length] as const;
    const proposals = priced.toSorted((a, b) => {
      const [sumA, countA] = rank(a);
      const [sumB, countB] = rank(b);
      return sumA === sumB ? countA - countB : sumA - sumB;
    });
    return { kinds, proposals: proposals.slice(0, MOST_PROPOSALS) };
  });
}
