import type { Channel } from './channels';

/** Where a marketplace lives: these names and everything below them. */
const CHANNEL_HOSTS: [Channel, string[]][] = [
  ['TAOBAO', ['taobao.com']],
  ['TMALL', ['tmall.com', 'tmall.hk', 'detail.liangxinyao.com', 'detail.yao.95095.com']],
  ['ALIBABA', ['1688.com']],
  ['JD', ['jd.com', 'jd.hk']],
  ['YIWUGOU', ['yiwugo.com']],
  ['POIZON', ['dewu.com', 'poizon.com']],
];

/** Addresses in share texts that only lead on to a product: the server has to follow them. */
const SHORT_LINK_HOSTS = [
  'tb.cn',
  's.click.taobao.com',
  'uland.taobao.com',
  'qr.1688.com',
  '3.cn',
  'u.jd.com',
  'dw4.co',
  's.yiwugo.com',
];

/** Other buying agents, whose pages carry the marketplace's address in their own. Nothing is ever asked of them. */
const AGENT_HOSTS = [
  'superbuy.com',
  'wegobuy.com',
  'pandabuy.com',
  'cssbuy.com',
  'sugargoo.com',
  'allchinabuy.com',
  'mulebuy.com',
  'hoobuy.com',
  'kakobuy.com',
  'acbuy.com',
  'oopbuy.com',
  'basetao.com',
  'yeybuy.com',
  'cnfans.com',
  'joyabuy.com',
  'joyagoo.com',
  'orientdig.com',
  'lovegobuy.com',
  'usfans.com',
  'litbuy.com',
  'hipobuy.com',
  'ootdbuy.com',
  'mycnbox.com',
  'itaobuy.com',
  'eastmallbuy.com',
];

const plainHost = (host: string) => host.toLowerCase().replace(/\.$/, '');
/** Equal, or below it by a whole label: `evil1688.com` and `1688.com.evil.com` are not 1688. */
export const isUnderHost = (host: string, base: string): boolean =>
  plainHost(host) === base || plainHost(host).endsWith(`.${base}`);

export const channelOfHost = (host: string): Channel | undefined =>
  CHANNEL_HOSTS.find(([, bases]) => bases.some((base) => isUnderHost(host, base)))?.[0];

export const isMarketplaceHost = (host: string): boolean => channelOfHost(host) !== undefined;

const isAmong = (host: string, bases: string[]) => bases.some((base) => isUnderHost(host, base));

export const isShortLinkHost = (host: string): boolean => isAmong(host, SHORT_LINK_HOSTS);

export const isAgentHost = (host: string): boolean => isAmong(host, AGENT_HOSTS);

/** Every host that a link may name without saying `https://` before it. */
export const KNOWN_HOSTS = [...CHANNEL_HOSTS.flatMap(([, bases]) => bases), ...SHORT_LINK_HOSTS, ...AGENT_HOSTS];
