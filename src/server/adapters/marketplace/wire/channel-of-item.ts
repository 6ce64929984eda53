import type { Channel } from '../../../../contract/channels';
import { findProductLink } from '../../../../contract/product-link';

/** Of an item whose supplier calls Tmall Taobao: what its own address says, else what was asked for. */
export function channelOfItem(address: string, asked: Channel): Channel {
  const link = findProductLink(address);
  return link?.kind === 'product' ? link.channel : asked;
}
