import type * as z from 'zod/mini';
import type * as schemas from './customer-desk.schemas';

export type CustomerSessions = z.infer<typeof schemas.CustomerSessions>;
export type ListedCustomer = z.infer<typeof schemas.ListedCustomer>;
export type CustomerList = z.infer<typeof schemas.CustomerList>;
export type CustomerQuery = z.output<typeof schemas.CustomerQuery>;
export type CustomerBlock = z.output<typeof schemas.CustomerBlock>;
export type ViewAs = z.infer<typeof schemas.ViewAs>;
export type DeskCustomer = z.infer<typeof schemas.DeskCustomer>;
