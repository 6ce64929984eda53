import type { Domains, ShopDomain } from '../../../contract/domain-settings';
import { systemTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { countAttempt } from '../../kernel/rate-limit';
import { recordAsOwner } from '../operator/audit.service';
import { inTurn } from './account-approval.service';
import { domainRepo, type DomainRow } from './domain.repo';
import { checkDomain, insertDomain, recordsOf, spelled, TAKEN, targetOf, type NameServers } from './domain.service';
import { ShopRefusal } from './shop-refusal';

const MOST = 20;
/** A page that is open looks every twenty seconds. */
const CHECKS = { max: 600, windowSeconds: 3600 };
const STATES: Record<DomainRow['state'], ShopDomain['state']> = {
  PENDING: 'PENDING',
  LIVE: 'VALID',
  FAILING: 'INVALID',
};

export const listDomainsAtDesk = (ctx: StaffCtx): Promise<Domains> => systemTx((tx) => present(tx, ctx));

/** @throws AppError INVALID of what cannot be a host of theirs, or is somebody's; STATE_CONFLICT where there is nowhere to lead it */
export const addDomainAtDesk = (ctx: StaffCtx, typed: string): Promise<Domains> =>
  inTurn(ctx, async (tx) => {
    const { id } = ctx.tenant;
    if (!hasBase(id)) throw new AppError('STATE_CONFLICT');
    try {
      const domain = spelled(typed);
      if ((await domainRepo(tx).listOf(id)).length >= MOST) throw new ShopRefusal('There are enough.', 'too_big');
      await insertDomain(tx, id, domain, ctx.now());
      await record(tx, ctx, domain, { after: { domain } });
    } catch (error) {
      if (!(error instanceof ShopRefusal)) throw error;
      const code = error.code === 'TAKEN' ? 'taken' : error.code === 'INVALID' ? 'invalid_format' : error.code;
      throw new AppError('INVALID', { errors: [{ path: 'domain', code }] });
    }
    return present(tx, ctx);
  });

/** @throws AppError NOT_FOUND, TOO_MANY_REQUESTS */
export async function checkDomainAtDesk(ctx: StaffCtx, servers: NameServers, domain: string): Promise<Domains> {
  await systemTx((tx) => requireOwn(tx, ctx, domain));
  await countAttempt(ctx, { key: 'domain-check', ...CHECKS });
  const faults = await checkDomain(ctx.tenant.id, domain, { servers, now: ctx.now() }).then(
    ({ missing }) => missing.map(faultOf),
    (error: unknown) => {
      if (error instanceof ShopRefusal) return ['UNANSWERED' as const];
      throw error;
    },
  );
  return systemTx((tx) => present(tx, ctx, { domain, faults }));
}

/** @throws AppError NOT_FOUND */
export const setMainDomainAtDesk = (ctx: StaffCtx, domain: string): Promise<Domains> =>
  inTurn(ctx, async (tx) => {
    await domainRepo(tx).setMain(await requireOwn(tx, ctx, domain));
    await record(tx, ctx, domain, { after: { isMain: true } });
    return present(tx, ctx);
  });

/** @throws AppError NOT_FOUND */
export const removeDomainAtDesk = (ctx: StaffCtx, domain: string): Promise<Domains> =>
  inTurn(ctx, async (tx) => {
    const { state, ...row } = await requireOwn(tx, ctx, domain);
    await domainRepo(tx).remove(row);
    await record(tx, ctx, domain, { before: { domain, state }, after: null });
    return present(tx, ctx);
  });

async function requireOwn(tx: Tx, { tenant }: StaffCtx, domain: string): Promise<DomainRow> {
  const found = (await domainRepo(tx).listOf(tenant.id)).find((row) => row.domain === domain);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

const faultOf = (missing: string): ShopDomain['faults'][number] =>
  missing === TAKEN ? 'TAKEN' : missing.startsWith('TXT') ? 'TXT' : 'CNAME';

async function present(tx: Tx, { tenant }: StaffCtx, looked?: Pick<ShopDomain, 'domain' | 'faults'>): Promise<Domains> {
  if (!hasBase(tenant.id)) return { canAdd: false, items: [] };
  const rows = await domainRepo(tx).listOf(tenant.id);
  const items = rows.map((row): ShopDomain => {
    const { txt, cname } = recordsOf(row);
    const faults = looked?.domain === row.domain ? looked.faults : [];
    return {
      domain: row.domain,
      state: row.state !== 'LIVE' && faults.length > 0 ? 'INVALID' : STATES[row.state],
      faults,
      isMain: row.isMain,
      txt: { name: txt[0], value: txt[1] },
      cname: { name: cname[0], value: cname[1] },
    };
  });
  return { canAdd: true, items };
}

function hasBase(tenantId: string): boolean {
  try {
    return Boolean(targetOf(tenantId));
  } catch (error) {
    if (error instanceof ShopRefusal) return false;
    throw error;
  }
}

const record = (
  tx: Tx,
  ctx: StaffCtx,
  subjectId: string,
  change: Pick<Parameters<typeof recordAsOwner>[2], 'before' | 'after'>,
) => recordAsOwner(tx, ctx, { action: 'settings.edit', subjectKind: 'DOMAIN', subjectId, ...change });
