import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { database, openPostgres } from '../../src/server/db/database';
import { SMALL_COLUMNS } from './big-columns';

/** SQL in `g`, the number of the row. */
type Column = string;
const shopperOf = (me: string) => `case g % 2000 when 1 then '${me}' else 's' || g % 2000 end`;
const AT = `now() - interval '1 second' * g`;

/**
 * Each row that the shopper has made, a hundred thousand times: half in this shop, the rest in others; a thousandth
 * of the shop's is this shopper's. What a column says else is what the shopper's own row says.
 */
const columnsOf = (me: string): Record<string, Record<string, Column>> => {
  const owned = { shopper_id: shopperOf(me), created_at: AT };
  const of = (id: string, columns: Record<string, Column> = {}) => ({ [id]: `'x' || g`, ...owned, ...columns });
  return {
    shopper: { id: `'s' || g`, email: `g || '@big.test'`, created_at: AT },
    session: of('id', { token_hash: `'t' || g`, expires_at: `now() + interval '1 minute' * (g % 100000)` }),
    email_code: { id: `'x' || g`, email: `g % 2000 || '@big.test'`, created_at: AT },
    address: of('id', { default_address: 'false' }),
    push_device: of('id', { endpoint: `'https://push.example/' || g` }),
    push_notice: {
      ...{ id: `'x' || g`, device_id: `'x' || g`, event: `'e' || g` },
      ...{ created_at: AT, sent_at: AT, attempts: '1' },
    },
    notification: of('id', { event: `'e' || g` }),
    outbox_mail: { id: `'x' || g`, event: `'e' || g`, created_at: AT, sent_at: AT, attempts: '1' },
    favorite: of('id', { product_url: `product_url || g` }),
    cart_item: of('id', { shopper_id: `'s' || g % 2000`, product_url: `product_url || g` }),
    quote: of('id', { expires_at: `now() + interval '1 minute'` }),
    purchase_order: of('id', {
      order_no: `'PO' || g`,
      quote_id: `'q' || g`,
      status: `case when g % 1000 = 2 then 'PENDING_PAYMENT' else 'COMPLETED' end`,
      pay_before: AT,
    }),
    order_item: { id: `'x' || g`, order_id: `'x' || g` },
    order_event: { id: `'x' || g`, order_id: `'x' || g`, at: AT },
    manual_order: of('id', {
      status: `case when g % 1000 = 2 then 'QUOTED' when g % 1000 = 3 then 'AWAITING_QUOTE' else 'CLOSED' end`,
      valid_until: AT,
    }),
    own_product: { id: `'x' || g`, created_at: AT },
    own_sku: { id: `'x' || g`, product_id: `'x' || g` },
    own_stock_held: { order_item_id: `'x' || g`, order_id: `'x' || g`, sku_id: `'x' || g` },
    manual_order_event: { id: `'x' || g`, manual_order_id: `'x' || g`, at: AT },
    transit_quote: of('id', { inputs: `'{}'`, expires_at: `now() + interval '1 minute' * (g % 100000)` }),
    transit_order: of('id', {
      order_no: `'TO' || g`,
      status: `case when g % 1000 = 2 then 'PENDING_PAYMENT' else 'COMPLETED' end`,
      // as many as are shown have a receipt
      estimate: `case when g % 2000 = 1 then r.estimate else '{}'::jsonb end`,
      clock_at: `case when g % 1000 = 2 then ${AT} end`,
    }),
    transit_parcel: { transit_order_id: `'x' || g`, parcel_id: `'x' || g` },
    transit_batch: {
      ...{
        id: `'x' || g`,
        batch_no: `'BT' || g`,
        moved_at: AT,
        closed_at: `case when g % 1000 = 2 then null else ${AT} end`,
      },
      status: `case when g % 1000 = 2 then 'OPEN' when g % 1000 = 3 then 'CLOSED' else 'HANDED_OVER' end`,
      handed_over_at: `case when g % 1000 in (2, 3) then null else ${AT} end`,
    },
    transit_box: {
      ...{ id: `'x' || g`, transit_order_id: `'x' || g`, tracking_no: `'T' || g`, ask_at: 'null' },
      ...{ batch_id: `'x' || g % 9000`, batched_at: AT },
    },
    transit_event: { id: `'x' || g`, transit_order_id: `'x' || g`, at: AT },
    declaration_line: { transit_order_id: `'x' || g`, parcel_item_id: `'x' || g` },
    payment: of('id', {
      payment_no: `'PY' || g`,
      kind: `'PURCHASE'`,
      target_id: `'x' || g`,
      target_no: `'PO' || g`,
      status: `case when g % 1000 = 2 then 'UNPAID' else 'PAID' end`,
      created_at: AT,
    }),
    payment_attempt: {
      id: `'x' || g`,
      payment_id: `'x' || g`,
      provider_ref: `'x' || g`,
      status: `case when g % 1000 = 2 then 'OPEN' else 'PAID' end`,
      created_at: AT,
      updated_at: AT,
    },
    user_warehouse: of('id', { shopper_id: `'s' || g`, code: `'c' || g`, is_default: 'false' }),
    forecast: of('id', { parcel_id: `'x' || g`, tracking_no: `'SF' || g` }),
    unclaimed_claim: of('id', { tracking_no: `'SF' || g`, status: `'REJECTED'` }),
    parcel: of('id', {
      parcel_no: `'PC' || g`,
      status: `case when g % 1000 = 2 then 'STOCKED_IN' when g % 1000 = 3 then 'RECEIVED' when g % 1000 = 4 then 'FORECAST' else 'OUTBOUND' end`,
      transit_order_id: `case when g % 1000 in (2, 3, 4) then null else 't' || g % 9000 end`,
      ...{ grams: '800', length_mm: '300', width_mm: '200', height_mm: '100' },
      stocked_in_at: AT,
      free_until: `date '2026-12-01' + g % 90`,
      moved_at: AT,
      expires_at: AT,
    }),
    parcel_item: { id: `'x' || g`, parcel_id: `'x' || g`, order_item_id: `'x' || g` },
    parcel_number: { parcel_id: `'x' || g`, number: `'SF' || g` },
    courier_event: { parcel_id: `'x' || g`, at: AT },
    parcel_photo: { id: `'x' || g`, parcel_id: `'x' || g` },
    storage_day: { parcel_id: `'x' || g`, day: `date '2026-12-01' + g % 90` },
    service_order: of('id', {
      parcel_id: `'x' || g`,
      status: `case when g % 1000 = 2 then 'REQUESTED' else 'DONE' end`,
    }),
    parcel_event: { id: `'x' || g`, parcel_id: `'x' || g`, at: AT },
    transit_line_version: { id: `'x' || g`, valid_from: AT },
    service_price: { id: `'x' || g`, valid_from: AT },
    provider_event: { event_id: `'x' || g`, created_at: AT },
    deposit: of('id', { deposit_no: `'DP' || g`, status: `'CREDITED'`, channel: `'OFFLINE'`, amount: 'g' }),
    refund: of('id', { refund_no: `'RF' || g`, order_item_id: 'null', order_no: `'PO' || g`, claim_id: 'null' }),
    offline_deposit: { deposit_id: `'x' || g`, payer_name: `'Payer ' || g` },
    withdrawal: of('id', {
      withdrawal_no: `'WD' || g`,
      status: `case when g % 1000 = 2 then 'REQUESTED' when g % 1000 = 3 then 'APPROVED' else 'PAID' end`,
    }),
    compensation: of('id', {
      compensation_no: `'CP' || g`,
      about_no: `'PO' || g`,
      status: `case when g % 1000 = 2 then 'ASKED' when g % 1000 = 3 then 'OWED' else 'CREDITED' end`,
    }),
    statement: { id: `'x' || g`, created_at: AT },
    statement_line: {
      id: `'x' || g`,
      statement_id: `'x' || g % 2000`,
      ext_id: `'e' || g`,
      state: `case when g % 1000 = 2 then 'SUGGESTED' else 'MATCHED' end`,
      match_id: `'x' || g`,
      ...{ kind: `case when g % 1000 = 1 then 'PAYOUT' else kind end`, payout_id: `'x' || g / 1000` },
      match_kind: `case when g % 1000 = 1 then 'SET' else match_kind end`,
    },
    day_close: {
      ...{ day: `(date '2026-10-01' - g)::text`, from_at: `date '2026-10-01' - g`, until_at: `date '2026-10-02' - g` },
      checked_at: `case when g % 1000 <> 2 then now() end`,
      checked_by: `case when g % 1000 <> 2 then 'x' end`,
    },
    day_close_figure: { day: `(date '2026-10-01' - g)::text` },
    ledger_late: {
      txn_id: `'x' || g`,
      day: `(date '2026-10-01' - g)::text`,
      carried_into: `(date '2026-10-01' - g)::text`,
    },
    approval: { id: `'x' || g`, subject_id: `'x' || g`, asked_at: AT },
    sandbox_charge: {
      id: `'x' || g`,
      order_ref: `'PY' || g`,
      status: `'approved'`,
      events: `jsonb_build_array(jsonb_build_object('id', 'e' || g, 'deliveredAt', case when g % 1000 = 2 then null else 'then' end))`,
      created_at: AT,
    },
    ledger_txn: { id: `'x' || g`, kind: `'PAYMENT'`, reference: `'PO' || g || ':x'`, created_at: AT },
    ledger_account: {
      id: `'a' || g`,
      kind: `'SHOPPER_BALANCE'`,
      shopper_id: `'s' || g`,
      balance: '0',
      provider: `''`,
    },
    ledger_entry: {
      txn_id: `'x' || g`,
      account_id: `case g % 2000 when 1 then (select id from ledger_account where shopper_id = '${me}' and kind = 'SHOPPER_BALANCE') else 'a' || g % 2000 end`,
      position: `1000 + g`,
    },
    thread: of('id', {
      subject_id: `'x' || g`,
      reference: `'PO' || g`,
      status: `case when g % 10 = 1 then 'OPEN' when g % 10 = 3 then 'WAITING_SHOPPER' when g % 10 = 5 then 'SNOOZED' else 'DONE' end`,
      open_from: `case when g % 10 = 1 then ${AT} when g % 10 = 5 then now() + interval '1 day' end`,
      due_at: `case when g % 10 in (1, 5) then ${AT} end`,
      last_at: AT,
      assigned_to: `'staff' || g % 50`,
    }),
    thread_message: { id: `'x' || g`, thread_id: `'x' || g`, position: '1', created_at: AT },
    ...SMALL_COLUMNS,
    shelf_count: {
      id: `'x' || g`,
      location: `'L' || g`,
      state: `case when g % 1000 = 2 then 'DIFFERS' else 'AGREES' end`,
      started_at: AT,
    },
    shelf_count_line: { count_id: `'x' || g`, parcel_id: `'x' || g` },
    data_export: of('id', {
      status: `'READY'`,
      content: `'{}'`,
      ready_at: AT,
      expires_at: `now() + interval '1 minute' * g`,
    }),
    account_look: of('id', { token_hash: `'t' || g`, started_at: AT, expires_at: AT, ended_at: AT }),
    rate_limit: { key: `'k' || g`, expires_at: `now() + interval '1 minute' * (g % 100000)` },
    idempotency: { ...owned, key: `'k' || g`, status: '200', response: `'{}'` },
    feedback: { id: `'x' || g`, created_at: AT },
    audit: { id: `'x' || g`, at: AT, subject_id: `'x' || g`, actor_kind: `'COMMAND'`, actor_id: `''` },
    content_edition: {
      ...{ kind: `'BANNER'`, subject: `'x' || g`, language: `''`, created_at: AT },
      value: `'{"title":{},"text":{},"button":{},"image":"","narrowImage":"","mirroredImage":"","images":{},"link":"","from":null,"until":null}'::jsonb`,
    },
    content_head: { id: `'x' || g`, kind: `'BANNER'`, subject: `'x' || g`, language: `''`, created_at: AT },
    work_claim: { item_id: `'x' || g`, job: `'job ' || g % 7`, until: `now() + interval '1 hour'` },
  };
};

export const BIG = 100_000;

/** @returns the tables that are big now */
export async function growShop(tenantId: string, shopperId: string, now: Date): Promise<Set<string>> {
  const big = new Set<string>();
  const { $client } = (await database()).db as unknown as { $client: pg.Pool };
  // a connection that may take its time
  const { transact, close } = await openPostgres($client.options.connectionString ?? '', 1, 'migration');
  await transact(async (tx) => {
    const rowsOf = async <Row>(text: string) => ((await tx.execute(sql.raw(text))) as unknown as { rows: Row[] }).rows;
    // as after a move between servers: what guards single rows has nothing to say
    await tx.execute(sql.raw(`set local session_replication_role = replica`));
    await tx.execute(sql.raw(`set local lock_timeout = 0`));
    for (const [table, columns] of Object.entries(columnsOf(shopperId))) {
      const tenant = `case when g % 2 = 1 or g % 1000 = 2 then '${tenantId}' else 'other' || g % 500 end`;
      const known = await rowsOf<{ name: string }>(
        `select attname as name from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''`,
      );
      const names = known.map(({ name }) => name);
      const values = names.map((name) => (name === 'tenant_id' ? tenant : (columns[name] ?? `r.${name}`)));
      const text = `insert into ${table} (${names.join()}) select ${values.join()}
        from (select * from ${table} where tenant_id = '${tenantId}' limit 1) r, generate_series(1, ${BIG}) g`;
      // indexes are made anew afterwards: to keep them row by row takes most of the time
      await tx.execute(sql.raw(`update pg_index set indisready = false where indrelid = '${table}'::regclass`));
      const { rowCount } = (await tx.execute(
        sql.raw(text.replaceAll('now()', `timestamptz '${now.toISOString()}'`)),
      )) as unknown as { rowCount: number };
      if (rowCount !== BIG) throw new Error(`${table} has no row to begin with`);
      await tx.execute(sql.raw(`reindex table ${table}`));
      const indexed = await rowsOf<{ columns: string }>(
        `select string_agg(distinct quote_ident(attname), ',') as columns from pg_attribute a
          where attrelid = '${table}'::regclass and attnum > 0 and exists (select from pg_index i
            where indrelid = attrelid and (attnum = any(indkey) or exists (select from pg_depend d
              where d.objid = i.indexrelid and d.refobjid = a.attrelid and d.refobjsubid = a.attnum)))`,
      );
      // what plans are chosen by, also what an index of some rows says of them: to look at every column of thirty thousand rows takes as long as to write them
      await tx.execute(sql.raw(`analyze ${table} (${indexed[0]?.columns ?? ''})`));
      big.add(table);
    }
  });
  await close();
  return big;
}
