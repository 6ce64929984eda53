import { systemTx } from '../../../db/database';
import type { CatalogueProduct } from '../../marketplace/embedded/catalogue-product';
import { bucketsOf } from './look-buckets';
import { LOOK_VERSION, looksOf, packLooks } from './picture-look';
import { decodePicture } from './picture-pixels';
import { pictureIndexRepo, type NotedPicture } from './picture-index.repo';

/** The bytes of a picture by its address, or undefined where it cannot be had. */
export type ReadPicture = (address: string) => Promise<Buffer | undefined>;

export interface IndexOptions {
  readPicture: ReadPicture;
  /** Asked before each picture, with its place among those of its product (0: the main one). */
  isStopped?: (position: number) => boolean;
}

const PRODUCTS_A_STEP = 200;
const PICTURES_A_STEP = 20;

/**
 * Brings the index of pictures up to date with the stock: notes the pictures of new and changed products, then looks
 * at those not seen yet, main pictures first; none that another process looks at. May stop at any point and go on later. @returns how many it looked at
 */
export async function indexPictures({ readPicture, isStopped = () => false }: IndexOptions): Promise<number> {
  let noted: number;
  do noted = await noteSome();
  while (noted > 0 && !isStopped(0));
  let seen = 0;
  for (;;) {
    const unseen = await systemTx((tx) => pictureIndexRepo(tx).takeUnseen(LOOK_VERSION, PICTURES_A_STEP));
    if (!unseen.length) return seen;
    for (const [index, { address, position }] of unseen.entries()) {
      if (isStopped(position)) {
        const left = unseen.slice(index).map((each) => each.address);
        await systemTx((tx) => pictureIndexRepo(tx).release(left));
        return seen;
      }
      await see(address, readPicture);
      seen += 1;
    }
  }
}

const noteSome = (): Promise<number> =>
  systemTx(async (tx) => {
    const repo = pictureIndexRepo(tx);
    const refs = await repo.takeDue(PRODUCTS_A_STEP);
    if (!refs.length) return 0;
    const products = await repo.listProducts(refs);
    await repo.replace(
      refs,
      products.flatMap(({ product }) => picturesOf(product)),
    );
    return refs.length;
  });

/** The gallery, then what the options show; each once. */
function picturesOf({ channel, itemId, images, options }: CatalogueProduct): NotedPicture[] {
  const ofOptions = options.flatMap(({ values }) => values.map(({ image }) => image ?? ''));
  const addresses = [...new Set([...images, ...ofOptions].filter(Boolean))];
  return addresses.map((address, position) => ({ address, position, channel, itemId }));
}

/** One that cannot be had or read is not asked for again. */
async function see(address: string, readPicture: ReadPicture): Promise<void> {
  const bytes = await readPicture(address);
  const planes = bytes && (await decodePicture(bytes).catch(() => undefined));
  const looks = planes ? looksOf(planes) : [];
  const look = {
    version: LOOK_VERSION,
    buckets: [...new Set(looks.flatMap(({ shape }) => bucketsOf(shape)))],
    vectors: looks.length ? packLooks(looks) : null,
  };
  await systemTx((tx) => pictureIndexRepo(tx).saveLook(address, look));
}
