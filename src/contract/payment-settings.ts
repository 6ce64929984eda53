import type * as z from 'zod/mini';
import type * as schemas from './payment-settings.schemas';

export type PaymentSettings = z.output<typeof schemas.PaymentSettings>;
export type OutsideAccount = PaymentSettings['accounts'][number];
export type AccountInput = z.output<typeof schemas.AccountInput>;
export type AccountAnswer = z.output<typeof schemas.AccountAnswer>;
export type SwitchesInput = z.output<typeof schemas.SwitchesInput>;
export type TermsInput = z.output<typeof schemas.TermsInput>;
export type BankInput = z.output<typeof schemas.BankInput>;
