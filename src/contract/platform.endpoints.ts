import * as z from 'zod/mini';
import { SampleAccounts } from './auth.schemas';
import { endpoint, Empty } from './endpoint.schemas';
import { Id, Secret } from './fields.schemas';
import { NoticeInput, PlatformNotice } from './notices.schemas';
import { LOGIN_STEPS } from './operator.enums';
import { FactorCode } from './operator.schemas';
import * as schemas from './platform.schemas';

const params = schemas.ShopParams;
const response = schemas.PlatformShopDetail;

/** Calls of who stands above all shops: only at the platform's own host, and at it no other. */
export const platformEndpoints = {
  logIn: endpoint({
    method: 'POST',
    path: '/platform/login',
    access: 'public',
    body: schemas.PlatformLogin,
    response: z.object({ next: z.enum(LOGIN_STEPS) }),
    summary: 'Open a session by password and code; who has no second factor yet may only get one.',
  }),
  listSamplePeople: endpoint({
    method: 'GET',
    path: '/platform/sample-people',
    access: 'public',
    response: z.object({ ...SampleAccounts.shape, code: z.string() }),
    summary: 'Somebody to try the platform as, with the code of this half minute; only a server with a demo answers.',
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/platform/me/logout',
    access: 'platform',
    response: Empty,
    summary: 'Revoke the session of this cookie.',
  }),
  getSelf: endpoint({
    method: 'GET',
    path: '/platform/me',
    access: 'platform',
    response: schemas.PlatformSelf,
    summary: 'Who asks, and whether a second factor is missing.',
  }),
  startFactor: endpoint({
    method: 'POST',
    path: '/platform/me/second-factor',
    access: 'platform',
    body: z.strictObject({ password: Secret }),
    response: z.object({ secret: z.string(), address: z.string() }),
    summary: 'Make a secret for an app and tell it this once.',
  }),
  confirmFactor: endpoint({
    method: 'POST',
    path: '/platform/me/second-factor/confirm',
    access: 'platform',
    body: z.strictObject({ code: FactorCode }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
    summary: 'Tell a code of the app: from then on everything is open, and each login asks for one.',
  }),
  listShops: endpoint({
    method: 'GET',
    path: '/platform/shops',
    access: 'platform',
    query: schemas.ShopQuery,
    response: schemas.ShopList,
    summary: 'The shops of this deployment by their labels, and how they stand.',
  }),
  createShop: endpoint({
    method: 'POST',
    path: '/platform/shops',
    access: 'platform',
    body: schemas.NewShopInput,
    response: z.object({ id: z.string(), host: z.string() }),
    summary: 'Make a shop whose money is real, and mail its first owner the way in.',
  }),
  getShop: endpoint({
    method: 'GET',
    path: '/platform/shops/{id}',
    access: 'platform',
    params,
    response,
    summary: 'One shop of the register: its hosts, what it uses, and what was done to it from here.',
  }),
  suspend: endpoint({
    method: 'POST',
    path: '/platform/shops/{id}/suspend',
    access: 'platform',
    params,
    body: schemas.Reason,
    response,
    summary: 'Shut its doors: pages and calls say so, its jobs stop, its money stays as it is.',
  }),
  resume: endpoint({
    method: 'POST',
    path: '/platform/shops/{id}/resume',
    access: 'platform',
    params,
    body: schemas.Reason,
    response,
    summary: 'Open it again, and take back that it is to end.',
  }),
  end: endpoint({
    method: 'POST',
    path: '/platform/shops/{id}/end',
    access: 'platform',
    params,
    body: schemas.EndInput,
    response,
    summary: 'Suspend it, and have it gone in thirty days.',
  }),
  setQuota: endpoint({
    method: 'PUT',
    path: '/platform/shops/{id}/quota',
    access: 'platform',
    params,
    body: schemas.QuotaInput,
    response,
    summary: 'Say how much it may use; a 409 where somebody else has meanwhile.',
  }),
  exportShop: endpoint({
    method: 'GET',
    path: '/platform/shops/{id}/export',
    access: 'platform',
    params,
    response: z.object({ shop: response, settings: z.record(z.string(), z.unknown()), days: z.array(z.unknown()) }),
    summary: 'What of it stands in the register, and its days as they were added up; none of its rows.',
  }),
  look: endpoint({
    method: 'GET',
    path: '/platform/shops/{id}/look',
    access: 'platform',
    params,
    response: schemas.SupportLook,
    summary: 'Look into a shop whose owner lets the platform; its own audit says who looked.',
  }),
  listNotices: endpoint({
    method: 'GET',
    path: '/platform/notices',
    access: 'platform',
    response: z.array(PlatformNotice),
    summary: 'What the staff of all shops were told, the newest fifty.',
  }),
  tell: endpoint({
    method: 'POST',
    path: '/platform/notices',
    access: 'platform',
    body: NoticeInput,
    response: z.array(PlatformNotice),
    summary: 'Tell the staff of all shops something, once; a 409 carries what somebody else has told meanwhile.',
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/platform/notices/{id}/end',
    access: 'platform',
    params: z.object({ id: Id }),
    response: z.array(PlatformNotice),
    summary: 'Show it to nobody any more.',
  }),
  getHealth: endpoint({
    method: 'GET',
    path: '/platform/health',
    access: 'platform',
    response: schemas.PlatformHealth,
    summary: 'What waits for how long in all shops together.',
  }),
  listDeeds: endpoint({
    method: 'GET',
    path: '/platform/deeds',
    access: 'platform',
    response: z.array(schemas.PlatformDeed),
    summary: 'What was done from here, the newest hundred.',
  }),
};
