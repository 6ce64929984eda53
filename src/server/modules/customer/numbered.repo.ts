import { deposit } from '../../db/schema/money';
import { parcel } from '../../db/schema/parcel';
import { refund } from '../../db/schema/refund';
import { purchaseOrder } from '../../db/schema/shopping';
import { transitOrder } from '../../db/schema/transit';
import { userWarehouse } from '../../db/schema/warehouse';
import { withdrawal } from '../../db/schema/withdrawal';

/** What belongs to one shopper, what opens it, and the number that it goes by: each is unique within the shop. */
export const NUMBERED = [
  { kind: 'CUSTOMER', of: userWarehouse, id: userWarehouse.shopperId, no: userWarehouse.code },
  { kind: 'PURCHASE', of: purchaseOrder, id: purchaseOrder.id, no: purchaseOrder.orderNo },
  { kind: 'SHIPMENT', of: transitOrder, id: transitOrder.id, no: transitOrder.orderNo },
  { kind: 'PARCEL', of: parcel, id: parcel.id, no: parcel.parcelNo },
  { kind: 'DEPOSIT', of: deposit, id: deposit.id, no: deposit.depositNo },
  { kind: 'WITHDRAWAL', of: withdrawal, id: withdrawal.id, no: withdrawal.withdrawalNo },
  { kind: 'REFUND', of: refund, id: refund.id, no: refund.refundNo },
] as const;
