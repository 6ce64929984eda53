import type * as z from 'zod/mini';
import type * as schemas from './levels.schemas';

export type LevelRule = z.output<typeof schemas.LevelRule>;
export type LevelSettings = z.output<typeof schemas.LevelsShown>;
export type ShopperLevel = z.infer<typeof schemas.ShopperLevel>;
