import { sql } from 'drizzle-orm';
import { systemTx } from '../../src/server/db/database';
import { API } from '../../src/contract/api.endpoints';
import type { Endpoint } from '../../src/contract/endpoint';
import type { Shop } from '../support/shop';
import { inputOf, made } from './valid-inputs';

/** Which row of its shop a path of the staff's calls names: its table, and the column that stands in the path. */
export const ROW_OF_PATH: Record<string, readonly [table: string, column: string]> = {
  '/operator/batches/': ['transit_batch', 'id'],
  '/operator/canned-answers/': ['canned_answer', 'id'],
  '/operator/compensations/': ['compensation', 'id'],
  '/operator/customers/': ['shopper', 'id'],
  '/operator/customs-info/': ['customs_info', 'id'],
  '/operator/data-exports/': ['data_export', 'id'],
  '/operator/deposits/': ['offline_deposit', 'deposit_id'],
  '/operator/exports/': ['export_job', 'id'],
  '/operator/invitations/': ['staff_link', 'id'],
  '/operator/ledger-accounts/': ['ledger_account', 'id'],
  '/operator/ledger/': ['ledger_txn', 'id'],
  '/operator/manual-orders/': ['manual_order', 'id'],
  '/operator/me/sessions/': ['staff_session', 'id'],
  '/operator/own-products/': ['own_product', 'id'],
  '/operator/parcel-claims/': ['unclaimed_claim', 'id'],
  '/operator/parcel-services/': ['service_order', 'id'],
  '/operator/parcels/': ['parcel', 'id'],
  '/operator/payments-in-review/': ['payment', 'payment_no'],
  '/operator/purchase-orders/': ['purchase_order', 'id'],
  '/operator/refund-requests/': ['refund', 'id'],
  '/operator/roles/': ['staff_role', 'id'],
  '/operator/settings/domains/': ['tenant_domain', 'domain'],
  '/operator/settings/fees/': ['fee_version', 'id'],
  '/operator/settings/import-shapes/': ['import_shape', 'id'],
  '/operator/settings/keys/': ['api_key', 'id'],
  '/operator/settings/lines/': ['transit_line', 'name'],
  '/operator/settings/services/': ['shop_service', 'code'],
  '/operator/settings/warehouses/': ['warehouse', 'id'],
  '/operator/settings/webhook-deliveries/': ['webhook_delivery', 'id'],
  '/operator/settings/webhooks/': ['webhook', 'id'],
  '/operator/shelf-counts/': ['shelf_count', 'id'],
  '/operator/shipments/': ['transit_order', 'id'],
  '/operator/site-items/': ['content_head', 'subject'],
  '/operator/staff/': ['staff', 'id'],
  '/operator/statement-lines/': ['statement_line', 'id'],
  '/operator/statements/': ['statement', 'id'],
  '/operator/support-access/': ['support_access', 'id'],
  '/operator/threads/': ['thread', 'id'],
  '/operator/transit-orders/': ['transit_order', 'id'],
  '/operator/views/': ['staff_view', 'id'],
  '/operator/withdrawals/': ['withdrawal', 'id'],
};

/** Whose paths name no row of a shop: what is the platform's, and what every shop has by the same name. */
export const NO_ROW_IN_PATH = [
  ...['POST /operator/notices/{id}/dismiss'],
  ...['PUT', 'DELETE'].map((method) => `${method} /operator/settings/accounts/{name}`),
  ...['POST /operator/settings/accounts/{name}/decide', 'POST /operator/settings/accounts/{name}/test'],
  'PUT /operator/settings/accounts/{name}/terms',
];

/** Parts of a path that are no name of a row: a day, a kind of article, which edition, which part of a file. */
const NO_NAMES = new Set(['day', 'type', 'number', 'part']);

export const staffCalls = API.filter(({ access }) => access === 'staff');
const partsOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => part);
/** Calls of the staff whose path names something. */
export const namingCalls = staffCalls.filter(({ path }) => partsOf(path).some((part) => !NO_NAMES.has(part)));

export const rowOf = ({ path }: Endpoint) => Object.entries(ROW_OF_PATH).find(([start]) => path.startsWith(start))?.[1];

/** Names that every shop has: rows of them are others in each. */
const EVERYWHERE = new Set(['gz', 'owner', 'FAQ']);

/** What the shop has in that column and no other shop has. */
export async function namesIn(shop: Shop, [table, column]: readonly [string, string]): Promise<string[]> {
  const { rows } = (await systemTx((tx) =>
    tx.execute(
      sql`select ${sql.identifier(column)} as name from ${sql.identifier(table)} where tenant_id = ${shop.tenant.id}`,
    ),
  )) as unknown as { rows: { name: string }[] };
  return rows.map(({ name }) => name).filter((name) => !EVERYWHERE.has(name));
}

/** One of the fields by which a call without such a path can name a row. */
const NAMES_A_ROW = /^(ids?|[a-z]+Ids?|no|code|keyword|warehouses?)$/;
const NAMES_NONE = new Set(['scanId', 'categoryId', 'accountId']);

interface Schema {
  _zod?: {
    def: { type: string; shape?: Record<string, Schema>; element?: Schema; innerType?: Schema; options?: Schema[] };
  };
}

function fieldsOf(schema: unknown): string[] {
  const def = (schema as Schema | undefined)?._zod?.def;
  if (!def) return [];
  if (def.shape) return Object.entries(def.shape).flatMap(([name, of]) => [name, ...fieldsOf(of)]);
  return [def.element, def.innerType, ...(def.options ?? [])].flatMap(fieldsOf);
}

/** Calls of the staff whose body or query can name a row while their path names none. */
export const sayingCalls = staffCalls.filter(
  (endpoint) =>
    !namingCalls.includes(endpoint) &&
    [endpoint.body, endpoint.query]
      .flatMap(fieldsOf)
      .some((field) => NAMES_A_ROW.test(field) && !NAMES_NONE.has(field)),
);

export const inputNaming = (endpoint: Endpoint, name: string) =>
  inputOf(endpoint, { ...made(name), code: name, shape: name, sessionId: name });
