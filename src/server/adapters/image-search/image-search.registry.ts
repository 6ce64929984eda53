import { embeddedImageSearch } from './embedded/embedded-image-search';
import type { ImageSearchPort } from './image-search.port';

/** Who looks for pictures: the embedded search, so that the shop runs offline. */
export const imageSearch = (): ImageSearchPort => embeddedImageSearch;

export { indexPictures } from './embedded/picture-index';
