import { readOwnPicture } from '../../adapters/image-search/own-picture.registry';
import type { ListingPage, ListingQuery, SupplierCategory } from '../../adapters/marketplace/marketplace.port';
import { marketplaceOf, type DatedPage } from '../../adapters/marketplace/marketplace.registry';
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
): Promise<[DatedPage, SupplierCategory[]]> {
  const picture = (await findUploadedPicture(ctx, imageUrl)) ?? (await readOwnPicture(imageUrl, originOf(ctx.host)));
  if (!picture) throw new AppError('PICTURE_UNREADABLE');
  const asked = { ...wanted, picture, pictureUrl: publicUrl(imageUrl, originOf(ctx.host)) };
  const page = await marketplaceOf(ctx).searchByPicture(asked);
  // those to choose from stay while one is chosen
  const all = wanted.categoryId ? { ...asked, categoryId: undefined, pageNo: 1 } : undefined;
  const { categories } = all ? await marketplaceOf(ctx).searchByPicture(all) : page;
  return [page, await named(ctx, wanted, categories)];
}

/** Of a picture that is known to be this shop's. */
function publicUrl(imageUrl: string, origin: string): string | undefined {
  const { protocol, href } = new URL(imageUrl, origin);
  return protocol === 'https:' ? href : undefined;
}

async function named(ctx: Ctx, { channels }: ListingQuery, counts: ListingPage['categories']) {
  const known = await marketplaceOf(ctx).listCategories({ channels, language: ctx.locale });
  return counts.flatMap(({ categoryId, productCount }) =>
    known.filter(({ id }) => id === categoryId).map((category) => ({ ...category, productCount })),
  );
}
