import { searchByPicture } from '../../src/server/adapters/image-search/embedded/embedded-image-search';
import { readOwnPicture } from '../../src/server/adapters/image-search/own-picture.registry';
import { indexPictures } from '../../src/server/adapters/image-search/embedded/picture-index';
import type { CatalogueProduct } from '../../src/server/adapters/marketplace/embedded/catalogue-product';
import { renderPicture } from '../../src/demo/pictures/picture-renderer';
import { parsePictureName } from '../../src/demo/pictures/picture-spec';
import { CHANNELS } from '../../src/contract/channels';
import { closeDatabase } from '../../src/server/db/database';
import { prepareDatabase } from '../../src/server/wiring/prepare';
import { buildCatalogue } from '../../src/demo/seed/data/catalogue/build-catalogue';
import { DISTORTIONS, type Distortion } from '../support/distortions';

/** As a product page shows it. */
const SHOWN_WIDTH = 400;

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

async function shownPicture({ images: [main = ''] }: CatalogueProduct): Promise<Buffer> {
  const spec = parsePictureName(main.split('/').at(-1) ?? '');
  if (!spec) throw new Error(`${main} is no picture of the demo world`);
  return renderPicture(spec, SHOWN_WIDTH);
}

/** Where the product stands among the results, from 0; −1: not among the first three. */
async function placeOf({ itemId, channel }: CatalogueProduct, picture: Buffer): Promise<number> {
  const { items } = await searchByPicture({
    picture,
    channels: [...CHANNELS],
    sort: 'relevance',
    pageNo: 1,
    pageSize: 3,
    language: 'en',
  });
  return items.findIndex((item) => item.itemId === itemId && item.channel === channel);
}

/** Searches for every product of the demo catalogue by its own picture, distorted. @param every only each n-th product */
async function main(every: number) {
  await prepareDatabase(() => undefined);
  const started = performance.now();
  const seen = await indexPictures({ readPicture: readOwnPicture });
  const eachMs = (performance.now() - started) / seen;
  const sold = buildCatalogue().products.filter(({ status }) => status === 'published');
  const products = sold.filter((_, i) => i % every === 0);
  console.log(
    `\nimage search, ${seen} pictures drawn and looked at in ${eachMs.toFixed(0)} ms each, ${products.length} products looked for`,
  );
  console.log(`${'their main picture …'.padEnd(44)}first     in three  p50 ms`);
  const pictures = new Map<CatalogueProduct, Buffer>();
  for (const product of products) pictures.set(product, await shownPicture(product));
  for (const name of Object.keys(DISTORTIONS) as Distortion[]) {
    const places: number[] = [];
    const times: number[] = [];
    for (const [product, picture] of pictures) {
      const distorted = await DISTORTIONS[name](picture);
      const before = performance.now();
      places.push(await placeOf(product, distorted));
      times.push(performance.now() - before);
    }
    const [first, three] = [places.filter((place) => place === 0).length, places.filter((place) => place >= 0).length];
    const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const cells = [percent(first, places.length), percent(three, places.length), median.toFixed(1)];
    console.log(name.padEnd(44) + cells.map((cell) => cell.padEnd(10)).join(''));
  }
  await closeDatabase();
}

main(Number(process.argv[2] ?? 1)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
