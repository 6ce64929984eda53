import * as schemas from './day-desk.schemas';
import { endpoint } from './endpoint.schemas';

const read = { access: 'staff', permission: 'money.read' } as const;
const close = { access: 'staff', permission: 'money.close' } as const;

export const dayDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/days',
    ...read,
    query: schemas.DayQuery,
    response: schemas.DayPage,
    summary: 'Days of the money book, newest first, and who has signed and checked each.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/operator/days/{day}',
    ...read,
    params: schemas.dayParams,
    response: schemas.DayRecord,
    summary:
      'One day: what moved each account, what providers say of it, what is open, and what was posted to it later.',
  }),
  sign: endpoint({
    method: 'POST',
    path: '/operator/days/{day}/sign',
    ...close,
    params: schemas.dayParams,
    body: schemas.DaySigned,
    response: schemas.DayRecord,
    summary: 'Sign the next day that is over, with its figures as they are now. A 409 carries the day as it is.',
  }),
  check: endpoint({
    method: 'POST',
    path: '/operator/days/{day}/check',
    ...close,
    params: schemas.dayParams,
    body: schemas.DayChecked,
    response: schemas.DayRecord,
    summary: 'The word of the second person to a day that another has signed. A 409 carries the day as it is.',
  }),
};
