import { shipToOf } from './alibaba-1688/offer-freight';
import { createAlibaba1688 } from './alibaba-1688/alibaba-1688';
import type { MarketplaceSource } from './marketplace-source.port';
import { createOneBound } from './onebound/onebound';
import { createTaoworld } from './taoworld/taoworld';
import { createTmapi } from './tmapi/tmapi';

/** One thing that an account at a supplier consists of. */
interface AccountField<N extends string> {
  name: N;
  /** What the variable of the server's own account is called. */
  variable: string;
  isSecret: boolean;
  isOptional?: boolean;
  /** Of the server's account alone: by it what the source has differs. */
  isOfServer?: boolean;
  pattern?: RegExp;
  shape?: string;
}
/** A company that sells goods of marketplaces, and what an account there consists of. */
export interface Supplier {
  /** As settings call its source. */
  name: string;
  /** As people call the company, in every language. */
  title: string;
  fields: readonly AccountField<string>[];
  source: (account: Record<string, string | undefined>) => MarketplaceSource;
}

/** Holds the account's fields to what the adapter asks for. */
const supplier = <N extends string>(
  name: string,
  title: string,
  fields: readonly AccountField<N>[],
  source: (account: (field: N) => string, optional: (field: N) => string | undefined) => MarketplaceSource,
): Supplier => ({
  name,
  title,
  fields,
  source: (account) =>
    source(
      (field) => account[field] ?? '',
      (field) => account[field],
    ),
});

const ADDRESS = {
  isSecret: false,
  isOptional: true,
  pattern: /^https?:\/\/[^\s]+$/,
  shape: 'an address',
  isAddress: true,
};
const NUMBER = { isSecret: false, isOptional: true, pattern: /^[1-9]\d{0,2}$/, shape: 'a number up to 999' };
const PLACE = {
  isSecret: false,
  isOptional: true,
  pattern: /^\d{6}-\d{6}-\d{6}$/,
  shape: 'province, city and district of the warehouse by their codes, as 440000-440100-440111',
};
const placeOf = (text: string | undefined) => (text === undefined ? undefined : shipToOf(text));
const WORD = { isSecret: false, isOptional: true, pattern: /^[a-z0-9]{2,30}$/, shape: 'a word', isOfServer: true };
const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** All that this server can speak to, the best of each marketplace first. */
export const SUPPLIERS: readonly Supplier[] = [
  supplier(
    'alibaba-1688',
    '1688',
    [
      { name: 'appKey', variable: 'ALI1688_APP_KEY', isSecret: false },
      { name: 'appSecret', variable: 'ALI1688_APP_SECRET', isSecret: true },
      { name: 'refreshToken', variable: 'ALI1688_REFRESH_TOKEN', isSecret: true },
      { name: 'url', variable: 'ALI1688_BASE_URL', ...ADDRESS },
      { name: 'callsPerSecond', variable: 'ALI1688_RPS', ...NUMBER },
      { name: 'shipTo', variable: 'ALI1688_SHIP_TO', ...PLACE },
    ],
    (its, may) =>
      createAlibaba1688({
        appKey: its('appKey'),
        appSecret: its('appSecret'),
        refreshToken: its('refreshToken'),
        url: may('url'),
        callsPerSecond: numberOf(may('callsPerSecond')),
        shipTo: placeOf(may('shipTo')),
      }),
  ),
  supplier(
    'taoworld',
    'Taoworld',
    [
      { name: 'appKey', variable: 'TAOWORLD_APP_KEY', isSecret: false },
      { name: 'appSecret', variable: 'TAOWORLD_APP_SECRET', isSecret: true },
      { name: 'refreshToken', variable: 'TAOWORLD_REFRESH_TOKEN', isSecret: true },
      { name: 'url', variable: 'TAOWORLD_BASE_URL', ...ADDRESS },
    ],
    (its, may) =>
      createTaoworld({
        appKey: its('appKey'),
        appSecret: its('appSecret'),
        refreshToken: its('refreshToken'),
        url: may('url'),
      }),
  ),
  supplier(
    'onebound',
    'OneBound',
    [
      { name: 'key', variable: 'ONEBOUND_KEY', isSecret: false },
      { name: 'secret', variable: 'ONEBOUND_SECRET', isSecret: true },
      { name: 'url', variable: 'ONEBOUND_BASE_URL', ...ADDRESS },
      { name: 'poizon', variable: 'ONEBOUND_POIZON', ...WORD },
    ],
    (its, may) => createOneBound({ key: its('key'), secret: its('secret'), url: may('url'), poizon: may('poizon') }),
  ),
  supplier(
    'tmapi',
    'TMAPI',
    [
      { name: 'token', variable: 'TMAPI_TOKEN', isSecret: true },
      { name: 'url', variable: 'TMAPI_BASE_URL', ...ADDRESS },
      { name: 'concurrency', variable: 'TMAPI_CONCURRENCY', ...NUMBER },
    ],
    (its, may) => createTmapi({ token: its('token'), url: may('url'), concurrency: numberOf(may('concurrency')) }),
  ),
];
