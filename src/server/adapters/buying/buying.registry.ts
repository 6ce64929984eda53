import type { Channel } from '../../../contract/channels';
import { env } from '../../env';
import type { TenantRecord } from '../../kernel/tenant-record';
import { serverAccount } from '../marketplace/configured-sources';
import { ownAccount, type FindAccount } from '../marketplace/own-account';
import { SUPPLIERS } from '../marketplace/suppliers';
import { createAlibabaBuying } from './alibaba-1688/alibaba-buying';
import type { BuyingPort } from './buying.port';
import { createTaoworldBuying } from './taoworld/taoworld-buying';

type Account = Record<string, string | undefined>;
interface Buyer {
  /** Of the supplier whose account it is. */
  name: string;
  channels: readonly Channel[];
  buying: (account: { appKey: string; appSecret: string; refreshToken: string; url: string | undefined }) => BuyingPort;
}

const BUYERS: readonly Buyer[] = [
  { name: 'alibaba-1688', channels: ['ALIBABA'], buying: createAlibabaBuying },
  { name: 'taoworld', channels: ['TAOBAO', 'TMALL'], buying: createTaoworldBuying },
];

/** Who can order goods of a channel by call, where a shop has an account there. */
export const buyersOf = (channel: Channel): string[] =>
  BUYERS.filter(({ channels }) => channels.includes(channel)).map(({ name }) => name);

type BuyingShop = Pick<TenantRecord, 'id' | 'isLive' | 'marketplaceAccounts'>;

/**
 * Who orders goods of a channel for a shop: its own account, else the server's. Undefined where there is none, and always
 * where the shop's money is for trials: an order at a seller is real.
 */
export async function buyingOf(shop: BuyingShop, channel: string, find: FindAccount): Promise<BuyingPort | undefined> {
  const buyer = BUYERS.find(({ channels }) => channels.some((each) => each === channel));
  if (!buyer || !shop.isLive) return undefined;
  const hasOwn = shop.marketplaceAccounts?.some(({ name }) => name === buyer.name) ?? false;
  const account = hasOwn ? await ownAccount(buyer.name, shop.id, find) : accountOfServer(buyer.name);
  return account && portOf(buyer, account);
}

function accountOfServer(name: string): Account | undefined {
  const supplier = SUPPLIERS.find((each) => each.name === name);
  return supplier && serverAccount(supplier, env());
}

/** By its account: the token that it was granted is kept, and orders of one account are not seen by another. */
const ports = new Map<string, { port: BuyingPort; said: string }>();

function portOf({ name, buying }: Buyer, account: Account): BuyingPort {
  const { appKey = '', appSecret = '', refreshToken = '', url } = account;
  const whose = `${name} ${appKey}`;
  const said = JSON.stringify(account);
  const known = ports.get(whose);
  if (known?.said === said) return known.port;
  const port = { ...buying({ appKey, appSecret, refreshToken, url }), name: whose };
  ports.set(whose, { port, said });
  return port;
}
