import type * as z from 'zod/mini';
import type * as schemas from './catalogue-desk.schemas';

export type HotKeywords = z.infer<typeof schemas.HotKeywords>;
export type GroupList = z.infer<typeof schemas.GroupList>;
export type GroupsInput = z.output<typeof schemas.GroupsInput>;
export type ProductRow = GroupList['groups'][number];
export type SearchWords = z.infer<typeof schemas.SearchWords>;
