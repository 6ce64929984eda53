/** What a shop can have told to a server of its own. A name stays what it means; what comes later gets its own. */
export const WEBHOOK_KINDS = [
  ...(['order.paid', 'order.bought', 'order.shipped', 'order.stocked', 'order.closed', 'order.refunded'] as const),
  ...(['item.dearer', 'item.out-of-stock', 'item.refused'] as const),
  ...(['request.quoted', 'request.refused', 'request.expired'] as const),
  ...(['parcel.stocked', 'parcel.storage-ends'] as const),
  ...(['shipment.due', 'shipment.closed', 'shipment.shipped', 'shipment.delivered', 'shipment.completed'] as const),
  ...(['shipment.lost', 'shipment.returned', 'shipment.seized'] as const),
  ...([
    'deposit.credited',
    'deposit.refused',
    'withdrawal.requested',
    'withdrawal.paid',
    'withdrawal.refused',
  ] as const),
  ...(['refund.approved', 'refund.refused', 'compensation.paid'] as const),
] as const;

/** What a thing is that something happened to. PING is of nothing: somebody wanted to see whether it arrives. */
export const WEBHOOK_SUBJECTS = [
  ...(['ORDER', 'REQUEST', 'PARCEL', 'SHIPMENT', 'DEPOSIT', 'WITHDRAWAL', 'REFUND', 'COMPENSATION', 'PING'] as const),
] as const;

/** GIVEN_UP: tried for two days, or its webhook was turned off. */
export const DELIVERY_STATES = ['WAITING', 'SENT', 'GIVEN_UP'] as const;

/** STATUS: it answered, and not that it took it. ADDRESS: none that we call. CONNECTION: nobody answered. */
export const DELIVERY_FAULTS = ['STATUS', 'TIMEOUT', 'ADDRESS', 'CONNECTION'] as const;
