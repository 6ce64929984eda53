import type { Owner, Tx } from '../../db/database';
import { forecastRepo } from './forecast.repo';
import { parcelRepo, type Deed } from './parcel.repo';
import { unclaimedRepo } from './unclaimed.repo';

/** Where a shopper has announced what was found to be theirs, what they said then is said of what was found. */
export async function takeNotice(tx: Tx, owner: Owner, parcelId: string, number: string, deed: Deed): Promise<void> {
  const repo = unclaimedRepo(tx, owner);
  const numbers = [number, ...(await repo.numbersOf(parcelId))];
  const filed = await forecastRepo(tx, owner).findByNumbers(numbers);
  const announced = filed.find(({ parcel }) => parcel.status === 'FORECAST')?.parcel;
  if (!announced) return;
  const over = { from: 'FORECAST', to: 'EXPIRED' } as const;
  if (!(await parcelRepo(tx, owner).move(announced.id, over, { ...deed, facts: { reason: 'FOUND' } }))) return;
  await repo.handOver(announced.id, parcelId);
}
