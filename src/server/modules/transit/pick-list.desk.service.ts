import type { PickList } from '../../../contract/packing-papers';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { partsInReadersWords, sellersTitles } from '../words/sellers-words.service';
import { byShelf } from './box-label.rules';
import { wishesOf } from './hold.rules';
import { packingDeskRepo } from './packing-desk.repo';
import { frameOf } from './packing-desk.service';
import { nameOf } from './shown-quote.rules';

/** What one walk through the shelves brings for some shipments. @throws AppError NOT_FOUND where one is not there */
export async function readPickList(ctx: StaffCtx, ids: string[]): Promise<PickList> {
  const { titles, words } = await frameOf(ctx);
  const wanted = [...new Set(ids)];
  return ctx.tx(async (tx) => {
    const desk = packingDeskRepo(tx, staffScopeOf(ctx));
    const found = await desk.findAll(wanted);
    if (found.length < wanted.length) throw new AppError('NOT_FOUND');
    const rows = wanted.flatMap((id) => found.find((row) => row.id === id) ?? []);
    const parcels = await desk.parcelsOf(wanted);
    const contents = await desk.contentsOf(parcels.map(({ id }) => id));
    const items = await partsInReadersWords(tx, ctx, contents.items);
    const sellers = await sellersTitles(tx, ctx, contents.items);
    const slotOf = (id: string | null) => wanted.indexOf(id ?? '') + 1;
    return {
      orders: rows.map((row) => ({
        ...{ id: row.id, orderNo: row.orderNo, slot: slotOf(row.id), remark: row.remark },
        line: titles.get(row.lineName) ?? row.lineName,
        country: row.address.countryCode,
        wishes: wishesOf(row).map((code) => nameOf(code, words.ofShop ?? [], words.say)),
        isOpen: parcels.some(({ transitOrderId, status }) => transitOrderId === row.id && status === 'LOCKED'),
      })),
      picks: parcels
        .filter(({ status }) => status === 'LOCKED')
        .toSorted((a, b) => byShelf(a.location, b.location) || byShelf(a.parcelNo, b.parcelNo))
        .map(({ id, parcelNo, location, grams, transitOrderId }) => ({
          ...{ location, parcelNo, slot: slotOf(transitOrderId), grams: grams ?? 0 },
          orderNo: rows.find((row) => row.id === transitOrderId)?.orderNo ?? '',
          goods: items
            .filter(({ parcelId }) => parcelId === id)
            .map(({ title, quantity, options, orderItemId }) => {
              const original = sellers.get(orderItemId ?? '') ?? '';
              return { title, original: original === title ? '' : original, options, quantity };
            }),
        })),
    };
  });
}
