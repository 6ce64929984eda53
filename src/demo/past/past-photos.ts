import sharp from 'sharp';
import { uploadEndpoints } from '../../contract/upload.endpoints';
import { servedBucket } from '../../server/adapters/storage/bucket.registry';
import { renderPicture } from '../pictures/picture-renderer';
import { areRendersInstalled } from '../pictures/picture-renders';
import type { ProductPicture } from '../pictures/picture-spec';
import type { PastCall, PastPost } from './past-api';

/** As large as it is looked at: it is drawn while somebody waits for the first start. */
const WIDTH = 400;

export type Photograph = (...pictures: ProductPicture[]) => Promise<string[]>;

/**
 * Photos that a shopper has taken: drawn, and put into the shop's bucket by the form that a browser sends. None where
 * nothing can be drawn, and none where the bucket is another company's, which lets nobody in by a day that is over.
 * @returns their addresses
 */
export const pastPhotos =
  (call: PastCall, post: PastPost): Photograph =>
  async (...pictures) => {
    if (!areRendersInstalled() || !servedBucket()) return [];
    const addresses: string[] = [];
    for (const picture of pictures) {
      const token = await call(uploadEndpoints.getToken, { query: { ext: 'jpg', catalog: 'PRODUCT_SEARCH' } });
      const photo = await sharp(await renderPicture(picture, WIDTH))
        .jpeg()
        .toBuffer();
      const form = new FormData();
      const { key, policy, accessKeyId, signature, fields } = token;
      const signed = { key, policy, OSSAccessKeyId: accessKeyId, signature, ...fields };
      for (const [name, value] of Object.entries(signed)) form.append(name, value);
      form.append('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
      await post(token.bucketHost, form);
      // by whichever name the shop is reached
      addresses.push(new URL(token.cdnUrl).pathname);
    }
    return addresses;
  };
