import { shopTx } from '../../db/database';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { tellOfParcel } from '../account/order-mail.service';
import { findOverdueForecast, forecastRepo, overdueForecasts } from './forecast.repo';
import { parcelRepo } from './parcel.repo';

const CLOCK = { kind: 'CLOCK', id: '' } as const;

/** Ends the wait for announced parcels of all shops that have not come in time. @returns how many */
export const expireForecasts = (now: Date, isStopped?: IsStopped): Promise<number> =>
  doDueWork({ job: 'expire forecasts', due: overdueForecasts, work: expire }, () => now, isStopped);

async function expire({ tenantId, id }: { tenantId: string; id: string }, now: Date): Promise<undefined> {
  await shopTx(tenantId, async (tx) => {
    const filed = await findOverdueForecast(tx, tenantId, id, now);
    const move = { from: 'FORECAST', to: 'EXPIRED' } as const;
    if (!filed || !(await parcelRepo(tx, { tenantId }).move(id, move, { actor: CLOCK, at: now }))) return;
    const { shopperId, trackingNo, host, version } = filed;
    const owner = { tenantId, shopperId };
    await forecastRepo(tx, owner).update(filed.id, version, { withdrawnAt: now });
    const parcel = { reference: trackingNo, host };
    await tellOfParcel(tx, { ...owner, code: 'FORECAST_EXPIRED', event: `${filed.id}.${version}`, parcel, at: now });
  });
}
