import type * as z from 'zod/mini';
import type * as schemas from './shop-settings.schemas';

export type ContactSettings = z.output<typeof schemas.ContactShown>;
export type OfferSettings = z.output<typeof schemas.OfferShown>;
export type DutySettings = z.output<typeof schemas.DutyShown>;
export type ExtrasSettings = z.output<typeof schemas.ExtrasShown>;
