import { refundEndpoints } from '../../../contract/refund.endpoints';
import { transitEndpoints } from '../../../contract/transit.endpoints';
import { pictured } from '../../played-staff/played-parcel';
import type { Chapter } from './chapter';

/** What is owed for what was lost, and for what came broken, is claimed: the answers are due in the days to come. */
export const claimed: Chapter = {
  daysAgo: 0.9,
  async tell({ call, photograph, say }) {
    const of = async (status: 'LOST' | 'DELIVERED') =>
      (await call(transitEndpoints.list, { query: { pageNo: 1, pageSize: 20, status } })).items;
    for (const { id } of await of('LOST'))
      await call(transitEndpoints.decide, { params: { id }, body: { choice: 'CLAIM' } });

    for (const { id, parcels } of await of('DELIVERED')) {
      const { canClaim } = await call(transitEndpoints.get, { params: { id } });
      const thing = pictured(parcels[0]?.image ?? '');
      if (!canClaim || !thing) continue;
      const photos = await photograph(
        { kind: 'product', object: 'carton', tints: [], setting: 'close', backdrop: 'mist' },
        { ...thing, setting: 'close' },
      );
      // without any it is not taken
      if (photos.length > 0)
        await call(refundEndpoints.ask, { body: { transitOrderId: id, reason: say('broken'), photos } });
    }
  },
};
