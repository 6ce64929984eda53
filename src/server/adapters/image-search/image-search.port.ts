import type { ListingPage, ListingQuery } from '../marketplace/marketplace.port';

/** What is looked for: the bytes of a picture, among the same listings as words would be. */
export type ImageQuery = Omit<ListingQuery, 'keyword' | 'shopId' | 'snId'> & { picture: Uint8Array };

/** The picture cannot be decoded. */
export class UnreadablePictureError extends Error {
  override name = 'UnreadablePictureError';
}

export interface ImageSearchPort {
  /** Listings with a picture like this one, the most alike first. @throws UnreadablePictureError */
  searchByImage(query: ImageQuery): Promise<ListingPage>;
}
