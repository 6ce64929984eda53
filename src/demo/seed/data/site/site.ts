import type { PictureObject } from '../../../pictures/picture-objects';
import { pictureUrl } from '../../../pictures/picture-spec';
import type { LocalizedText } from '../../../../contract/fields';
import type {
  AnnouncementValue,
  BannerValue,
  CampaignValue,
  HowToValue,
} from '../../../../server/modules/content/content.service';

/** What a demo shop shows and who shops there, beyond its settings. */
export interface Site {
  banners: BannerValue[];
  /** `/how-to-use` in pictures, where the shop has that. */
  howTo?: HowToValue;
  /** The pop-up of the home page, where one runs. */
  campaign?: CampaignValue & { id: string; publishedAt: string };
  announcements: (AnnouncementValue & { publishedAt: string })[];
  shopper: {
    name: string;
    /** Minor units of the shop's currency; 0 where the shop keeps no balances. */
    openingDeposit: number;
    address: {
      phone: string;
      province: string;
      city: string;
      district: string;
      street: string;
      postcode: string;
    };
  };
  operatorName: string;
}

/** @param objects 3 to 5, the first is the largest */
export const banner = (
  objects: PictureObject[],
  colour: string,
  link: string,
  words: { title: LocalizedText; subtitle: LocalizedText },
): BannerValue => ({
  ...words,
  image: pictureUrl({ kind: 'banner', objects, colour, mirrored: false }),
  mirroredImage: pictureUrl({ kind: 'banner', objects, colour, mirrored: true }),
  link,
});
