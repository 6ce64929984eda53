import { catalogueLanguage } from '../../marketplace/embedded/catalogue-language';
import type { ListingPage, PictureQuery } from '../../marketplace/marketplace.port';
import { SourceFailure } from '../../marketplace/source-failure.port';
import { bucketsNear } from './look-buckets';
import { likeness, lookOf, type Look } from './picture-look';
import { decodePicture, decodeTrimmed } from './picture-pixels';
import { findCandidates, findListingsOfPictures, type RankedPicture } from './embedded-image-search.repo';

/** Less alike than this is another thing. */
const LEAST_LIKENESS = 0.7;
/** So much less alike than the best is not what was meant. */
const BEHIND_BEST = 0.22;
const MOST_PICTURES = 80;

/** Listings of the embedded marketplace with a picture like the one given. @throws SourceFailure unreadable */
export async function searchByPicture(query: PictureQuery): Promise<ListingPage> {
  const asked = await asLooks(query.picture);
  const pictures = await rankPictures(asked);
  if (!pictures.length) return { total: 0, items: [], categories: [] };
  return findListingsOfPictures(pictures, query, catalogueLanguage(query.language));
}

async function asLooks(picture: Uint8Array): Promise<Look[]> {
  try {
    const [whole, trimmed] = [await decodePicture(picture), await decodeTrimmed(picture)];
    return [whole, ...(trimmed ? [trimmed] : [])].map(lookOf);
  } catch (error) {
    throw new SourceFailure('unreadable', { cause: error });
  }
}

async function rankPictures(asked: Look[]): Promise<RankedPicture[]> {
  const candidates = await findCandidates([...new Set(asked.flatMap(({ shape }) => bucketsNear(shape)))]);
  const ranked = candidates
    .map(({ address, vectors }) => ({ address, likeness: Math.max(...asked.map((look) => likeness(look, vectors))) }))
    .sort((a, b) => b.likeness - a.likeness);
  const least = Math.max(LEAST_LIKENESS, (ranked[0]?.likeness ?? 0) - BEHIND_BEST);
  return ranked.filter((picture) => picture.likeness >= least).slice(0, MOST_PICTURES);
}
