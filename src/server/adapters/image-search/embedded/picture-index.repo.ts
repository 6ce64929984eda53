import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { marketplaceProduct as product } from '../../../db/schema/marketplace';
import {
  marketplacePicture as picture,
  marketplacePictureDue as due,
  marketplacePictureProduct as pictureProduct,
} from '../../../db/schema/picture';
import type { CatalogueProduct } from '../../marketplace/embedded/catalogue-product';
import type { ProductRef } from '../../marketplace/marketplace.port';

export interface NotedPicture extends ProductRef {
  address: string;
  position: number;
}

const ROWS_A_STATEMENT = 2000;
/** What the pictures of one step take at most; what a dead process held is taken over then. */
const LEASE = '10 minutes';

/** What fills the index of pictures. */
export const pictureIndexRepo = (tx: Tx) => ({
  /** Takes products off the list of those to be noted; locked ones belong to another process. */
  async takeDue(limit: number): Promise<ProductRef[]> {
    const taken = sql`(select channel, item_id from ${due} limit ${limit} for update skip locked)`;
    return tx
      .delete(due)
      .where(sql`(${due.channel}, ${due.itemId}) in ${taken}`)
      .returning({ channel: due.channel, itemId: due.itemId });
  },
  listProducts: (refs: ProductRef[]) =>
    tx
      .select({ product: sql<CatalogueProduct>`${product.product}` })
      .from(product)
      .where(inRefs(product, refs)),
  async replace(refs: ProductRef[], noted: NotedPicture[]) {
    await tx.delete(pictureProduct).where(inRefs(pictureProduct, refs));
    for (let start = 0; start < noted.length; start += ROWS_A_STATEMENT) {
      const rows = noted.slice(start, start + ROWS_A_STATEMENT);
      await tx.insert(pictureProduct).values(rows).onConflictDoNothing();
      await tx
        .insert(picture)
        .values(leastPositions(rows))
        .onConflictDoUpdate({
          target: picture.address,
          set: { position: sql`least(${picture.position}, excluded.position)` },
        });
    }
  },
  /** Takes up those that nobody looks at, main pictures first: for this process alone until its lease ends. */
  async takeUnseen(version: number, limit: number) {
    const free = tx
      .select({ address: picture.address })
      .from(picture)
      .where(and(lt(picture.version, version), or(isNull(picture.leaseUntil), lte(picture.leaseUntil, sql`now()`))))
      .orderBy(asc(picture.position), asc(picture.address))
      .limit(limit)
      .for('update', { skipLocked: true });
    const taken = await tx
      .update(picture)
      .set({ leaseUntil: sql`now() + ${LEASE}::interval` })
      .where(inArray(picture.address, free))
      .returning({ address: picture.address, position: picture.position });
    return taken.sort((a, b) => a.position - b.position);
  },
  /** Gives back what was taken up and not looked at. */
  async release(addresses: string[]) {
    await tx.update(picture).set({ leaseUntil: null }).where(inArray(picture.address, addresses));
  },
  async saveLook(address: string, look: { version: number; buckets: number[]; vectors: Buffer | null }) {
    await tx.update(picture).set(look).where(eq(picture.address, address));
  },
});

/** A statement may touch a row but once. */
function leastPositions(noted: NotedPicture[]) {
  const positions = new Map<string, number>();
  for (const { address, position } of noted)
    positions.set(address, Math.min(position, positions.get(address) ?? position));
  return [...positions].map(([address, position]) => ({ address, position, buckets: [] }));
}

type RefTable = typeof product | typeof pictureProduct;

const inRefs = (table: RefTable, refs: ProductRef[]) =>
  sql`(${table.channel}, ${table.itemId}) in (select * from unnest(
    ${sql.param(refs.map(({ channel }) => channel))}::text[], ${sql.param(refs.map(({ itemId }) => itemId))}::text[]))`;
