import { demoGoods } from '../marketplace/embedded/demo-goods';

const PATH = '/api/media/picture/';
/** The smallest width that tells pictures apart; a thumbnail, which the shop needs anyway. */
const WIDTH = '96';

/**
 * A picture of our own picture host by its address, with or without the shop's origin; undefined for any other.
 * @throws Error PictureQueueFullError
 */
export async function readOwnPicture(address: string, origin?: string): Promise<Buffer | undefined> {
  const path = origin && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (!path.startsWith(PATH)) return undefined;
  return demoGoods()?.readPicture(path.slice(PATH.length).replace(/\?.*$/, ''), WIDTH);
}
