import { randomUUID } from 'node:crypto';
import type { DefaultRole } from '../../../../src/contract/staff-roles';
import type { ScanAnswer, ScanContext, ScanMode } from '../../../../src/contract/scan';
import { warehouseDeskEndpoints } from '../../../../src/contract/warehouse.desk.endpoints';
import { storeParcel } from '../../../support/parcels';
import { startShop, type Shop } from '../../../support/shop';
import { warehouseOf } from '../../../support/shop-offers';
import { signUp } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';

/** A number that no other parcel has. */
export const numberOf = (n: number): string => `SF${String(1_000_000_000_000 + n)}`;

/** A bench of a warehouse: it says back what it was told to hold, as a page does. */
export function benchOf(shop: Shop, staffToken: string, bench = 'A', warehouseId = 'gz') {
  let context: ScanContext = {};
  let mode: ScanMode = 'RECEIVE';
  const sendWith = (code: string, said: ScanContext, scanId: string = randomUUID()) =>
    shop.call(
      warehouseDeskEndpoints.scan,
      { body: { scanId, code, bench, warehouseId, mode, context: said } },
      { staffToken },
    );
  const send = (code: string, scanId?: string) => sendWith(code, context, scanId);
  return {
    send,
    /** With a context that no answer gave. */
    sendWith,
    /** @returns the last answer */
    async scan(...codes: string[]): Promise<ScanAnswer> {
      let answer: ScanAnswer | undefined;
      for (const code of codes) {
        const { data, status } = await send(code);
        if (status !== 200) throw new Error(`${code} was refused: ${String(status)}`);
        answer = data;
        context = data.next;
      }
      if (!answer) throw new Error('Nothing was scanned');
      return answer;
    },
    turn(to: ScanMode) {
      mode = to;
      context = {};
    },
  };
}

/** A shopper with parcels that are waited for, and somebody at a bench. */
export async function startScanning(role: DefaultRole = 'warehouse') {
  const offers = { warehouses: [warehouseOf(), warehouseOf({ code: 'yw' })] };
  const shop = await startShop({ offers });
  const { shopperId, token } = await signUp(shop);
  const { staffToken } = await signInStaff(shop, [role]);
  const unknown = { grams: null, lengthMm: null, widthMm: null, heightMm: null, stockedInAt: null, freeUntil: null };
  return {
    ...{ shop, shopperId, token, staffToken },
    bench: (name?: string, warehouseId?: string) => benchOf(shop, staffToken, name, warehouseId),
    await: (number: string) =>
      storeParcel(shop, shopperId, { status: 'FORECAST', location: '', ...unknown }, { number }),
  };
}
