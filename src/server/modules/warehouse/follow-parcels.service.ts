import type { TrackedBox, TrackingNotice, TrackingPort } from '../../adapters/tracking/tracking.port';
import { doDueWork, type DueWork, type IsStopped } from '../../kernel/due-work';
import { retriedTx } from '../../kernel/retried-tx';
import { jobScope, type TenantScope } from '../../kernel/tenant-scope';
import { warehousesOf } from '../tenant/offers.service';
import { findTenant } from '../tenant/tenant.service';
import { askCompany } from './ask-company.service';
import { hearOfParcel } from './courier-news.service';
import { courierRepo, parcelsToAsk } from './courier.repo';

export { askCompany } from './ask-company.service';

/** Where all of our warehouses are: of an event at a border it says which side it is on. */
const SENT_TO = 'cn';

/** Whom to ask of a parcel; undefined: nobody. */
type Choose = (parcel: TrackedBox) => TrackingPort | undefined;

/** Asks where parcels are that are waited for, and has them followed. @returns how many were asked for */
export const followParcels = (choose: Choose, now: Date, isStopped?: IsStopped): Promise<number> =>
  doDueWork({ job: 'follow parcels', due: parcelsToAsk, work: ask(choose) }, () => now, isStopped);

const find = (scope: TenantScope, id: string) => scope.tx((tx) => courierRepo(tx, scope).findFollowed(id));

const ask =
  (choose: Choose): DueWork['work'] =>
  async ({ tenantId, id }, now) => {
    const scope = jobScope(tenantId, now);
    const found = await find(scope, id);
    const set = (change: { followedBy?: string; askAt?: Date | null }) =>
      scope.tx((tx) => courierRepo(tx, scope).set(id, change));
    if (found?.parcel.status !== 'FORECAST') {
      await set({ askAt: null });
      return undefined;
    }
    const { trackingNo, carrier, parcel } = found;
    const phone = await phoneOf(scope, parcel.warehouseId);
    const tracked = { tenantId, id, trackingNo, carrier, countryCode: SENT_TO, ...(phone && { phone }) };
    await askCompany(scope, choose(tracked), {
      ...{ tracked, followedBy: parcel.followedBy, set },
      hear: (provider, news) => hear(scope, provider, id, news),
    });
    return undefined;
  };

/** Of the warehouse that it is sent to: whose parcel it is, some couriers tell by its last digits alone. */
async function phoneOf(scope: TenantScope, warehouseId: string | null): Promise<string | undefined> {
  const tenant = await findTenant(scope.tenantId);
  const warehouses = tenant ? await warehousesOf({ tenant, now: scope.now }) : [];
  return warehouses.find(({ id }) => id === warehouseId)?.phone;
}

const hear = (scope: TenantScope, provider: string, id: string, news: ReturnType<TrackingNotice['newsTo']>) =>
  retriedTx(scope, (tx) => hearOfParcel(tx, scope.tenantId, id, { provider, news, now: scope.now() }));

/** What the company tells by itself of a parcel that it follows for us; of any other nothing is noted. */
export async function hearOfFollowed(scope: TenantScope, provider: string, notice: TrackingNotice): Promise<void> {
  const { id } = notice.box;
  const found = await find(scope, id);
  const isIt = found?.trackingNo === notice.trackingNo && found.parcel.followedBy === provider;
  if (isIt) await hear(scope, provider, id, notice.newsTo(SENT_TO));
}
