import type { DefaultRole } from '../../src/contract/staff-roles';

const EVERYBODY: DefaultRole[] = [
  ...(['owner', 'manager', 'buyer', 'warehouse', 'packer', 'support'] as const),
  ...(['finance', 'finance-approver', 'editor', 'reader'] as const),
];

const BUYING: DefaultRole[] = ['owner', 'manager', 'buyer'];
const READING: DefaultRole[] = [...BUYING, 'support', 'finance', 'reader'];
const MONEY: DefaultRole[] = ['owner', 'manager', 'support', 'finance', 'finance-approver', 'reader'];

/** Who of the default roles may call what, said once more and by hand: a call that is not here fails the test of it. */
export const EXPECTED: Record<string, DefaultRole[]> = {
  'POST /operator/logout': EVERYBODY,
  'GET /operator/me': EVERYBODY,
  'PUT /operator/me/language': EVERYBODY,
  'GET /operator/me/second-factor': EVERYBODY,
  'POST /operator/me/second-factor': EVERYBODY,
  'POST /operator/me/second-factor/confirm': EVERYBODY,
  'POST /operator/me/second-factor/remove': EVERYBODY,
  'GET /operator/me/sessions': EVERYBODY,
  'POST /operator/me/sessions/{id}/end': EVERYBODY,
  'POST /operator/me/end-other-sessions': EVERYBODY,
  'PUT /operator/me/password': EVERYBODY,
  'GET /operator/staff/{id}/sessions': ['owner', 'manager'],
  'POST /operator/staff/{id}/end-sessions': ['owner'],
  'GET /operator/invitations': ['owner', 'manager'],
  'POST /operator/invitations': ['owner'],
  'POST /operator/invitations/{id}/resend': ['owner'],
  'DELETE /operator/invitations/{id}': ['owner'],
  'GET /operator/staff': ['owner', 'manager'],
  'PUT /operator/staff/{id}/roles': ['owner'],
  'PUT /operator/staff/{id}/state': ['owner'],
  'GET /operator/roles': ['owner', 'manager'],
  'POST /operator/roles': ['owner'],
  'PUT /operator/roles/{id}': ['owner'],
  'DELETE /operator/roles/{id}': ['owner'],
  'GET /operator/manual-orders': READING,
  'GET /operator/manual-orders/{id}': READING,
  'POST /operator/manual-orders/{id}/claim': BUYING,
  'POST /operator/manual-orders/{id}/release': BUYING,
  'POST /operator/manual-orders/{id}/quote': BUYING,
  'POST /operator/manual-orders/{id}/close': BUYING,
  'GET /operator/purchase-orders': READING,
  'GET /operator/purchase-orders/{id}': READING,
  'POST /operator/purchase-orders/next': BUYING,
  'POST /operator/purchase-orders/bulk': BUYING,
  'POST /operator/purchase-orders/{id}/claim': BUYING,
  'POST /operator/purchase-orders/{id}/release': BUYING,
  'POST /operator/purchase-orders/{id}/place': BUYING,
  'POST /operator/purchase-orders/{id}/out-of-stock': BUYING,
  'POST /operator/purchase-orders/{id}/tracking': BUYING,
  'POST /operator/purchase-orders/{id}/buy-by-call': BUYING,
  'GET /operator/refund-requests': MONEY,
  'GET /operator/refund-requests/{id}': MONEY,
  'POST /operator/refund-requests/{id}/answer': ['owner', 'manager', 'finance'],
  'POST /operator/customs-info/{id}/reveal': ['owner', 'manager'],
  'GET /operator/own-products': ['owner', 'manager', 'editor'],
  'POST /operator/own-products': ['owner', 'manager', 'editor'],
  'PUT /operator/own-products/{id}': ['owner', 'manager', 'editor'],
  'POST /operator/scan': ['owner', 'manager', 'warehouse'],
  'GET /operator/audit': ['owner', 'manager'],
};
