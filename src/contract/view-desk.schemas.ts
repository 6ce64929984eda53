import * as z from 'zod/mini';
import { Id, queryInt, text, Version } from './fields.schemas';

/** A list by its address below that of the desks: `buying`, `money/deposits`. */
const ListPage = z.string().check(z.regex(/^[a-z][a-z-]{0,30}(\/[a-z][a-z-]{0,30})?$/));
const ViewQuery = z.string().check(z.regex(/^[\x21-\x7e]{0,2000}$/));
const Columns = z.nullable(
  z.array(z.string().check(z.regex(/^[A-Za-z]{1,30}$/))).check(z.minLength(1), z.maxLength(30)),
);

/** A list as somebody has put it together. */
export const StaffView = z.object({
  id: z.string(),
  name: z.string(),
  /** Of its address, as it was kept: what a later release does not know of it is left out. */
  query: z.string(),
  /** Null: as the list shows itself. */
  columns: z.nullable(z.array(z.string())),
  /** Everybody of the staff has it; otherwise it is of whoever asks. */
  isShared: z.boolean(),
  version: z.int(),
});

export const StaffViews = z.array(StaffView);
export const ViewsQuery = z.strictObject({ page: ListPage });
const what = { name: text(60, 1), query: ViewQuery, columns: Columns };
export const ViewInput = z.strictObject({ page: ListPage, ...what, isShared: z._default(z.boolean(), false) });
export const ViewChange = z.strictObject({ ...what, version: Version });
export const ViewMove = z.strictObject({ version: Version, to: z.int().check(z.minimum(0), z.maximum(100)) });
export const viewParams = z.object({ id: Id });
export const ViewRemoval = z.strictObject({ version: queryInt(1, 2_147_483_646) });
