/** Rows of a table that are a shopper's: `:t` shop, `:s` shopper, `:e` their e-mail. */
const OWN = 'tenant_id = :t and shopper_id = :s';
/** Rows that hang on a row of theirs. */
const of = (key: string, parent: string, id = 'id') =>
  `tenant_id = :t and ${key} in (select ${id} from ${parent} where ${OWN})`;
/** Each word of a JSON without its letters; numbers, names of fields and what is listed stay. */
const wordless = (column: string, ...kept: string[]) =>
  `(select jsonb_object_agg(key, case when jsonb_typeof(value) = 'string' and key not in (${kept.map((name) => `'${name}'`).join()}) then '""'::jsonb else value end) from jsonb_each(${column}))`;

export interface PersonalTable {
  rows: string;
  /** What of it is no more than ours, and is handed to nobody: keys of sessions, hashes. */
  secret?: string[];
  /** What the staff keeps to itself: it is no part of what a shopper is given. */
  isInternal?: true;
  /** In place of going: columns that the books need as they are, and what is put into the others. */
  stays?: { asItIs: string; blanked?: Record<string, string> };
}

const id = 'tenant_id id';
const sums = 'currency amount status created_at';

/**
 * Every table with something of a shopper's in it, children before what they hang on. What is not said to stay goes. A
 * table that comes later is named here or in `IMPERSONAL`: a test asks for it.
 */
export const PERSONAL: Record<string, PersonalTable> = {
  push_notice: { rows: of('device_id', 'push_device') },
  push_device: { rows: OWN, secret: ['endpoint', 'p256dh', 'auth'] },
  session: { rows: OWN, secret: ['token_hash'] },
  known_device: { rows: OWN, secret: ['token_hash'] },
  email_code: { rows: 'tenant_id = :t and email = :e', secret: ['code_hash', 'asked_by'] },
  // answers that the staff was given about them too: kept for three days, and asked for again by nobody by then
  idempotency: {
    rows: `tenant_id = :t and (shopper_id = :s or strpos(response::text, '"' || :e || '"') > 0)`,
    isInternal: true,
  },
  notification: { rows: OWN },
  // in a mail stand codes and links that open an account
  outbox_mail: { rows: 'tenant_id = :t and (recipient = :e or reader_id = :s)', secret: ['body'] },
  mail_suppression: { rows: 'tenant_id = :t and address = :e' },
  feedback: { rows: 'tenant_id = :t and email = :e' },
  address: { rows: OWN },
  self_pickup_info: { rows: OWN },
  customs_info: { rows: OWN, secret: ['sealed', 'receiver_mark'] },
  customs_look: { rows: OWN },
  favorite: { rows: OWN },
  cart_item: { rows: OWN },
  quote: { rows: OWN },
  transit_quote: { rows: OWN },
  thread_message: { rows: `${of('thread_id', 'thread')} and author <> 'NOTE'` },
  thread: { rows: OWN },
  customer_note: { rows: OWN, isInternal: true },
  data_export: { rows: OWN, isInternal: true },
  deposit_proof: { rows: of('deposit_id', 'deposit'), secret: ['shape', 'light'] },
  account_look: {
    rows: OWN,
    secret: ['token_hash', 'staff_session_id'],
    stays: {
      asItIs: `${id} shopper_id staff_id staff_name staff_session_id reason token_hash started_at expires_at ended_at`,
    },
  },
  forecast: {
    rows: OWN,
    stays: {
      asItIs: `${id} shopper_id parcel_id tracking_no services is_disputed withdrawn_at host version created_at`,
      blanked: { remark: `''` },
    },
  },
  unclaimed_claim: {
    rows: OWN,
    stays: {
      asItIs: `${id} shopper_id parcel_id tracking_no grams score status decided_at host version created_at reason worth_local`,
      blanked: { statement: `''`, seller: `''`, order_ref: `''`, proof_keys: `'{}'` },
    },
  },
  user_warehouse: {
    rows: OWN,
    // goods that come late are known by it, and are nobody's
    stays: {
      asItIs: `${id} shopper_id warehouse_id code is_default hidden_at version created_at`,
      blanked: { note: `''` },
    },
  },
  service_order: {
    rows: OWN,
    stays: {
      asItIs: `${id} shopper_id parcel_id service_code price_id amount_fen amount_local currency status done_at version created_at`,
      blanked: { remark: `''`, answer: `''` },
    },
  },
  manual_order: {
    rows: OWN,
    stays: {
      asItIs: `${id} shopper_id product_url title options unit_price_fen quantity status version close_reason quote valid_until order_id host claimed_by claimed_at claimed_until created_at`,
      blanked: { remark: `''`, close_note: `''` },
    },
  },
  order_item: {
    rows: of('order_id', 'purchase_order'),
    stays: {
      asItIs: `${id} order_id position product_url channel item_id sku_id title title_original image sku_labels quantity unit_fen unit_local total_fen total_local status version finding decide_before offer_local refunded_local gone_qty returning_qty kept_local dearer_fen top_up_local dearer_proof`,
      blanked: { message: `''` },
    },
  },
  purchase_order: {
    rows: OWN,
    stays: {
      asItIs: `${id} shopper_id order_no status close_reason channel shop_id shop_name warehouse_id currency goods_fen goods_local freight_fen freight_local service_fee_fen service_fee_local total_fen total_local refunded_local cny_to_local_rate margin_basis_points service_fee_rule quote_id pay_before moved_at claimed_by claimed_at claimed_until noted_numbers created_at wait_until clock clock_from clock_left_ms due_at take_by missed`,
    },
  },
  parcel: {
    rows: OWN,
    stays: {
      asItIs: `${id} parcel_no shopper_id warehouse_id source status version grams length_mm width_mm height_mm goods_kinds location transit_order_id received_at stocked_in_at day_offset free_until holidays paused_days paused_at storage_at storage_told kept_until courier_state courier_at followed_by ask_at expires_at moved_at created_at`,
      blanked: { label_text: `''`, note: `''` },
    },
  },
  transit_order: {
    rows: OWN,
    stays: {
      asItIs: `${id} shopper_id order_no mode status version holds close_reason warehouse_id line_name station_id local_express_company_name insured_fen estimate invoice currency unpack_fen rehearsal_fen tolerance_fen refunded_local host trouble clock_at agreed_local asked_until claimed_by claimed_at claimed_until held_note held_at declared outbound_at promised_at moved_at created_at`,
      blanked: {
        address: wordless('address', 'countryCode'),
        pickup: 'null',
        pickup_code: 'null',
        customs_ref: 'null',
        remark: `''`,
        close_note: `''`,
        review: 'null',
      },
    },
  },
  payment: {
    rows: OWN,
    stays: {
      asItIs: `${id} shopper_id payment_no kind target_id target_no method fee has_claim host paid_at ${sums}`,
    },
  },
  deposit: { rows: OWN, stays: { asItIs: `${id} shopper_id deposit_no channel ${sums}` } },
  offline_deposit: {
    rows: of('deposit_id', 'deposit'),
    stays: {
      asItIs: 'tenant_id deposit_id version paid_at bank_reference decided_by decided_at',
      blanked: { payer_name: `''`, note: `''` },
    },
  },
  withdrawal: {
    rows: OWN,
    stays: {
      // where it was paid to is what two persons allowed: the database takes no other
      asItIs: `${id} shopper_id withdrawal_no account_text note bank_reference paid_reference ${sums}`,
    },
  },
  compensation: {
    rows: OWN,
    stays: {
      asItIs: `${id} shopper_id compensation_no reason about_kind about_id about_no note staff_id rule version bank_reference paid_reference updated_at ${sums}`,
    },
  },
  refund_claim: {
    rows: OWN,
    stays: {
      asItIs: `${id} shopper_id payment_id reason provider provider_ref attempts answers next_attempt_at updated_at ${sums}`,
    },
  },
  refund: {
    rows: OWN,
    stays: {
      asItIs: `${id} shopper_id refund_no cause order_kind order_id order_no order_item_id items steps destination method claim_id wish due_at updated_at note ${sums}`,
      blanked: { reason: `''`, photos: `'[]'` },
    },
  },
  ledger_account: {
    rows: OWN,
    stays: {
      asItIs: `${id} kind shopper_id provider currency balance checked_position checked_balance unchecked_since`,
    },
  },
  shopper: {
    rows: 'tenant_id = :t and id = :s',
    secret: ['login_hash', 'pay_hash', 'phone_tail', 'last_word'],
    stays: {
      asItIs: `${id} kind role language muted pay_failures pay_locked_until erased_at phone_tail last_word created_at`,
      blanked: {
        // free for whoever comes with it; nothing can be mailed to this one
        email: `id || '@erased.invalid'`,
        name: `'#' || upper(left(id, 6))`,
        second_email: 'null',
        phone_number: `''`,
        business_license_no: 'null',
        legal_person_name: 'null',
        promotion_code: 'null',
        login_hash: `''`,
        pay_hash: 'null',
        blocked_at: 'now()',
      },
    },
  },
};

/** Tables in which nobody is a shopper, and what two persons allowed or the audit says: that never changes. */
export const IMPERSONAL = `
  api_key approval article audit bench_scan canned_answer compensation_month content_edition content_head
  courier_event credential_wish day_close day_close_figure declaration_line disposal export_job export_part fact_day fact_mark fee_version
  import_shape job_slot ledger_entry ledger_late ledger_txn line_history line_history_mark logistics_event manifest_template manual_order_event
  marketplace_answer marketplace_category marketplace_category_count marketplace_picture
  marketplace_picture_due marketplace_picture_product marketplace_product marketplace_seed
  marketplace_token marketplace_translation marketplace_word order_event outside_credential own_product
  own_sku own_stock_held parcel_event parcel_item parcel_number parcel_photo payment_attempt platform_deed
  platform_device platform_notice platform_person platform_recovery_code platform_session provider_event rate_change rate_limit
  packing_question sandbox_charge search_day seller_order service_price shelf_count shelf_count_line shop_service site_item
  staff staff_assignment staff_day staff_device staff_factor staff_link staff_notice_seen staff_recovery_code staff_role
  staff_session staff_view statement statement_line storage_day substitute_offer support_access tenant
  tenant_data_key tenant_domain tenant_quota transit_batch transit_box transit_event transit_line
  transit_line_version transit_parcel warehouse warehouse_day webhook webhook_delivery work_claim
`
  .trim()
  .split(/\s+/);

/** What has to be over before somebody can go: by its name, a count of what is not. */
export const OPEN: Record<string, string> = {
  BALANCE: `select count(*) from ledger_account where ${OWN} and balance <> 0`,
  ORDERS: `select count(*) from purchase_order where ${OWN} and status not in ('COMPLETED', 'CLOSED')`,
  REQUESTS: `select count(*) from manual_order where ${OWN} and status in ('AWAITING_QUOTE', 'QUOTED')`,
  PARCELS: `select count(*) from parcel where ${OWN} and status not in ('OUTBOUND', 'EXPIRED', 'DISPOSED', 'RETURNED_TO_SELLER', 'MERGED')`,
  SHIPMENTS: `select count(*) from transit_order where ${OWN} and status not in ('COMPLETED', 'CLOSED', 'LOST', 'SEIZED')`,
  // each by its own index: those due of a shopper, and those that a person looks at
  PAYMENTS: `select (select count(*) from payment where ${OWN} and status in ('UNPAID', 'PROCESSING') and status = 'PROCESSING')
    + (select count(*) from payment where ${OWN} and status = 'NEEDS_REVIEW')`,
  DEPOSITS: `select count(*) from deposit where ${OWN} and status in ('PENDING', 'UNDER_REVIEW')`,
  WITHDRAWALS: `select count(*) from withdrawal where ${OWN} and status in ('REQUESTED', 'APPROVED')`,
  REFUNDS: `select (select count(*) from refund where ${OWN} and status not in ('REFUNDED', 'REJECTED', 'TAKEN_BACK', 'CLOSED'))
    + (select count(*) from compensation where ${OWN} and status in ('ASKED', 'SENT_BACK', 'OWED'))`,
};
