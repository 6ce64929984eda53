import * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint';
import { ServiceFeeRule } from '../../contract/fields.schemas';
import { bareHost } from '../../contract/tenant-host';
import { env } from '../env';
import { DEPLOYMENT } from './caller-limit';
import { tenantDefaults } from './tenant-defaults';
import type { TenantRecord } from './tenant-record';

/**
 * What stands in a shop's place at the host of the platform: the shop that is none. As no row of a shop is of `*`,
 * row-level security keeps whatever is done there away from all of them.
 */
export const PLATFORM: TenantRecord = {
  ...tenantDefaults(DEPLOYMENT),
  id: DEPLOYMENT,
  name: { en: 'Sampan', 'zh-CN': 'Sampan' },
  supportedLanguages: ['en', 'zh-CN'],
  timezoneOffset: 0,
  currency: 'CNY',
  cnyToLocalRate: '1',
  marginBasisPoints: 0,
  serviceFee: z.parse(ServiceFeeRule, { basisPoints: 0, minimumFen: 0 }),
  isLive: true,
};

/** Nothing of the platform answers where no host was named for it. */
export function isPlatformHost(host: string | undefined): boolean {
  const { PLATFORM_HOST } = env();
  return PLATFORM_HOST !== undefined && host !== undefined && bareHost(host) === PLATFORM_HOST;
}

export const isPlatformCall = ({ path }: Pick<Endpoint, 'path'>): boolean => path.startsWith('/platform/');
/** Open also to whom a second factor is still missing: to get one, or to go. */
export const isOfOneself = ({ path }: Pick<Endpoint, 'path'>): boolean => path.startsWith('/platform/me');
