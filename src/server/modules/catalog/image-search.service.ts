import { UnreadablePictureError } from '../../adapters/image-search/image-search.port';
import { imageSearch } from '../../adapters/image-search/image-search.registry';
import { readOwnPicture } from '../../adapters/image-search/own-picture.registry';
import type { ListingPage, ListingQuery, SupplierCategory } from '../../adapters/marketplace/marketplace.port';
import { marketplace } from '../../adapters/marketplace/marketplace.registry';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { originOf } from '../../kernel/origin';
import { findUploadedPicture } from '../upload/upload.service';

/**
 * Listings that look like the picture, and the categories to choose from among them. The picture is one that was
 * uploaded to this shop or that the shop shows itself: no other address is ever asked.
 * @throws AppError PICTURE_UNREADABLE
 */
export async function findByPicture(
  ctx: Ctx,
  wanted: ListingQuery,
  imageUrl: string,
): Promise<[ListingPage, SupplierCategory[]]> {
  const picture = (await findUploadedPicture(ctx, imageUrl)) ?? (await readOwnPicture(imageUrl, originOf(ctx.host)));
  if (!picture) throw new AppError('PICTURE_UNREADABLE');
  try {
    const page = await imageSearch().searchByImage({ ...wanted, picture });
    // those to choose from stay while one is chosen
    const all = wanted.categoryId ? { ...wanted, categoryId: undefined, pageNo: 1, picture } : undefined;
    const { categories } = all ? await imageSearch().searchByImage(all) : page;
    return [page, await named(ctx, wanted, categories)];
  } catch (error) {
    if (!(error instanceof UnreadablePictureError)) throw error;
    throw new AppError('PICTURE_UNREADABLE', { cause: error });
  }
}

async function named(ctx: Ctx, { channels }: ListingQuery, counts: ListingPage['categories']) {
  const known = await marketplace().listCategories(ctx.locale, channels);
  return counts.flatMap(({ categoryId, productCount }) =>
    known.filter(({ id }) => id === categoryId).map((category) => ({ ...category, productCount })),
  );
}
