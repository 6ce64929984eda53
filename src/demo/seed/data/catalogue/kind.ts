import type { Channel } from '../../../../contract/channels';
import type { Localized } from '../../../../server/adapters/marketplace/embedded/catalogue-product';
import type { Tint } from '../../../pictures/picture-palette';
import type { PictureObject } from '../../../pictures/picture-objects';
import type { CategoryId } from './categories';
import type { FactValue } from './fact-values';
import type { SizeName } from './sizes';
import type { Variant } from './variants';
import type { FactName, UnitName } from './words';

export type CatalogueChannel = Exclude<Channel, 'SELF_OWNED'>;

/** A kind of thing that several shops offer, each in its own variant. */
export interface Kind {
  id: string;
  category: CategoryId;
  object: PictureObject;
  /** What lies beside it in one of its pictures. */
  prop: PictureObject;
  /** 25 to 60 characters in English, so that a variant can follow. */
  title: Localized;
  /** Lowest and highest retail price in whole yuan; wholesale is derived. */
  yuan: [low: number, high: number];
  weightGrams: number;
  /** Packed: length, width, height. */
  millimetres: [number, number, number];
  unit: UnitName;
  /** First = in the main picture. Empty = comes as it is. */
  colours: Tint[];
  sizes?: SizeName;
  facts: Partial<Record<FactName, FactValue>>;
  offers: Partial<Record<Variant, CatalogueChannel>>;
}
