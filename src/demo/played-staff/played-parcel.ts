import type { Findings } from '../../server/modules/warehouse/bench.service';
import type { ServiceWork } from '../../server/modules/warehouse/parcel-service.service';
import { parsePictureName, pictureUrl, type ProductPicture } from '../pictures/picture-spec';
import { drawn } from './played-chance';

/** Of a courier whose numbers are two letters and thirteen digits. */
export const playedTrackingNo = (orderId: string): string =>
  `SF${String(drawn(`${orderId}:head`, 1_000_000)).padStart(6, '7')}${String(drawn(orderId, 10_000_000)).padStart(7, '0')}`;

export const playedShelf = (parcelId: string): string => {
  const [row, bay, level] = [drawn(parcelId, 6), drawn(`${parcelId}:bay`, 20), drawn(`${parcelId}:level`, 4)];
  return `${String.fromCharCode(65 + row)}-${String(bay + 1).padStart(2, '0')}-${String(level + 1)}`;
};

interface Item {
  id: string;
  title: string;
  image: string;
  quantity: number;
}

/**
 * What the bench finds: more things weigh more and need more room. A parcel of which nobody said anything is a small one.
 * @param photographed items of which there are photos already
 */
export function playedFindings(parcelId: string, items: Item[], photographed: readonly string[] = []): Findings {
  const things = items.length > 0 ? items : [{ title: parcelId, quantity: 1 }];
  const goodsGrams = things.reduce((sum, thing) => sum + gramsOf(thing), 0);
  const pieces = things.reduce((sum, { quantity }) => sum + quantity, 0);
  // a box grows by its volume, so each side by the third root of what is in it
  const side = (least: number, more: number) =>
    Math.round((least + drawn(`${parcelId}:${least}`, more)) * Math.cbrt(pieces));
  const grams = 90 + goodsGrams;
  return {
    grams,
    lengthMm: side(220, 120),
    widthMm: side(160, 80),
    heightMm: side(70, 60),
    goodsKinds: ['GENERAL'],
    photos: items.some(({ image }) => image)
      ? items
          .filter(({ id }) => !photographed.includes(id))
          .flatMap((item) =>
            // a thing by itself is weighed in what it came in
            photosOf(item.image, items.length === 1 ? grams : gramsOf(item)).map((photo) => ({
              ...photo,
              itemId: item.id,
            })),
          )
      : cartonPhotos(grams).map((image, at) => ({ kind: at === 0 ? 'GOODS' : 'INSPECTION', image })),
  };
}

const gramsOf = ({ title, quantity }: Pick<Item, 'title' | 'quantity'>) => quantity * (120 + drawn(title, 680));

/** A box of which nobody has a picture, by itself and on the scale. */
export function cartonPhotos(grams: number): string[] {
  const carton: Omit<ProductPicture, 'setting'> = { kind: 'product', object: 'carton', tints: [], backdrop: 'stone' };
  return [pictureUrl({ ...carton, setting: 'front' }), onScale(carton, grams)];
}

/** The scale shows no more than five digits. */
const onScale = (thing: Omit<ProductPicture, 'setting'>, grams: number) =>
  pictureUrl({ ...thing, setting: 'bench', grams: Math.min(grams, 99_999) });

/** The thing as it lies on the bench: its own picture before another wall, and on the scale with its label. Only the demo's own can be drawn anew. */
function photosOf(image: string, grams: number): Findings['photos'] {
  const bench = pictured(image);
  if (!bench) return image ? [{ kind: 'GOODS', image }] : [];
  return [
    { kind: 'GOODS', image: pictureUrl({ ...bench, setting: 'front' }) },
    { kind: 'INSPECTION', image: onScale(bench, grams) },
  ];
}

/** The thing of a picture of the demo, before the bench's own wall. */
export function pictured(image: string) {
  const spec = parsePictureName(/\/picture\/([^/?]+)/.exec(image)?.[1] ?? '');
  if (spec?.kind !== 'product') return undefined;
  const { object, tints } = spec;
  return { kind: 'product', object, tints, backdrop: 'stone' } as const;
}

/** Photos from more sides; of whatever else was asked the shop's own word is what there is to show. */
export const playedService = (
  { serviceCode }: { serviceCode: string },
  items: { id: string; image: string }[],
): ServiceWork => ({
  answer: '',
  photos: serviceCode === 'photos' ? items.flatMap(askedPhotosOf) : [],
});

/** Five, as the service says, and none like what the bench has taken. */
const ASKED = [
  { setting: 'podium', backdrop: 'stone' },
  { setting: 'arch', backdrop: 'stone' },
  { setting: 'front', backdrop: 'mist' },
  { setting: 'close', backdrop: 'mist' },
  { setting: 'podium', backdrop: 'cream' },
] as const;

function askedPhotosOf({ id: itemId, image }: { id: string; image: string }): ServiceWork['photos'] {
  const spec = pictured(image);
  if (!spec) return [];
  return ASKED.map((side) => ({ kind: 'ASKED', itemId, image: pictureUrl({ ...spec, ...side }) }));
}
