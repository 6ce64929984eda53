import type * as z from 'zod/mini';
import type * as boxes from './boxes-settings.schemas';
import type * as schemas from './settings-desk.schemas';

/** A section of the settings as it stands. */
export interface Section<Values> {
  version: string;
  values: Values;
  last: { at: string; staffName: string | null } | null;
}
export type BrandSettings = z.output<typeof schemas.BrandShown>;
export type LanguageSettings = z.output<typeof schemas.LanguagesShown>;
export type MoneySettings = z.output<typeof schemas.MoneyShown>;
export type LimitSettings = z.output<typeof schemas.LimitsShown>;
export type LimitsSection = z.output<typeof schemas.LimitsSection>;
export type BoxesSettings = z.output<typeof boxes.BoxesShown>;
export type Rates = z.output<typeof schemas.Rates>;
