import type * as z from 'zod/mini';
import type * as schemas from './service-desk.schemas';

export type ServiceRecord = z.infer<typeof schemas.ServiceRecord>;
export type ServiceList = z.infer<typeof schemas.ServiceList>;
export type NewService = z.output<typeof schemas.NewService>;
export type ServiceHeadInput = z.output<typeof schemas.ServiceHeadInput>;
export type ServicePublication = z.output<typeof schemas.ServicePublication>;
