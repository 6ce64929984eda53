import { sql } from 'drizzle-orm';
import type { Endpoint } from '../../src/contract/endpoint';
import { systemTx } from '../../src/server/db/database';
import type { Shop } from '../support/shop';
import { staffCalls } from './shop-rows';
import { inputOf, made, nameOf } from './valid-inputs';

/** By the desk’s own calls, whose inputs are among the valid ones. */
const MADE_AT_DESKS = [
  'POST /operator/canned-answers',
  'POST /operator/invitations',
  'POST /operator/roles',
  'POST /operator/site-items',
  'POST /operator/settings/keys',
  'POST /operator/support-access',
];

/** What the staff's calls name and a shop in use has not yet: under names that no other shop has. */
export async function fillShop(shop: Shop, staffToken: string): Promise<void> {
  for (const name of MADE_AT_DESKS) {
    const endpoint = staffCalls.find((one) => nameOf(one) === name) as Endpoint;
    const { status } = await shop.call(endpoint, inputOf(endpoint, made('none')), { staffToken });
    if (status !== 200) throw new Error(`${name} answered ${String(status)}`);
  }
  const { id } = shop.tenant;
  await systemTx(async (tx) => {
    await tx.execute(
      sql`insert into fee_version (tenant_id, id, valid_from, author, terms, created_at) values (${id}, 'of-' || ${id}::text, '2027-01-01', '', '{}', now())`,
    );
    await tx.execute(sql`delete from staff_role where tenant_id = ${id} and name is null and id <> 'owner'`);
    await tx.execute(
      sql`insert into import_shape (tenant_id, id, columns, used_at) values (${id}, '0123456789abcdef', '[]', now())`,
    );
    await tx.execute(
      sql`insert into tenant_domain (tenant_id, domain, token, is_main) values (${id}, ${`${id}.example`}, 't', false)`,
    );
    await tx.execute(
      sql`insert into customs_info (tenant_id, id, shopper_id, country_code, receiver_name, sealed, numbers, receiver_mark, keep, consent_version, created_at, updated_at)
        select tenant_id, 'of-' || tenant_id, id, 'kr', 'Kim', '', '[]', '', true, 1, now(), now() from shopper where tenant_id = ${id} limit 1`,
    );
    await tx.execute(
      sql`insert into warehouse select w.* from (select to_jsonb(w) as said from warehouse w where tenant_id = ${id} limit 1) r,
        jsonb_populate_record(null::warehouse, said || jsonb_build_object('id', 'of-' || ${id}::text, 'code', 'other')) w`,
    );
  });
}
