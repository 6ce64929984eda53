/** Of tables that nobody owns, as `growShop` fills them: SQL in `g`, the number of the row. */
export const SMALL_COLUMNS = {
  staff_view: { id: `'x' || g`, page: `'list-' || g` },
  webhook_delivery: {
    id: `'x' || g`,
    webhook_id: `case when g % 3 = 0 then 'x2001' else 'w' || g % 50 end`,
    created_at: `now() - interval '1 second' * g`,
  },
};
