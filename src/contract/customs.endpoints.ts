import * as z from 'zod/mini';
import { CustomsInfo, CustomsInput, CustomsOverview } from './customs.schemas';
import { endpoint } from './endpoint.schemas';
import { Code, CountryCode } from './fields.schemas';

export const customsEndpoints = {
  getCustomsInfo: endpoint({
    method: 'GET',
    path: '/front/customs-info/user',
    access: 'user',
    query: z.strictObject({ countryCode: z.optional(CountryCode), transitOptionName: z.optional(Code) }),
    response: CustomsOverview,
    toLookers: { instead: { countries: [], fields: [], saved: [], looks: [] } },
    summary: 'What a country or line asks of the receiver, what is saved, masked, and who has looked at it.',
  }),
  saveCustomsInfo: endpoint({
    method: 'POST',
    path: '/front/customs-info/save',
    access: 'user',
    body: CustomsInput,
    response: CustomsInfo,
    summary: 'Keep numbers of a receiver, replace those under the id, or remove them by sending none.',
  }),
};
