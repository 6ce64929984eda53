import { expect, it } from 'vitest';
import { parcelDeskEndpoints } from '../../../../src/contract/parcel.desk.endpoints';
import { soundOf } from '../../../../src/contract/scan';
import { numberOf, startScanning } from './scanning';

it('says of what was announced for another warehouse that it was, in the history of the parcel too', async () => {
  const at = await startScanning();
  const [astrayId, otherId] = [await at.await(numberOf(1)), await at.await(numberOf(2))];
  const told = async (id: string) => {
    const { data } = await at.shop.call(parcelDeskEndpoints.get, { params: { id } }, { staffToken: at.staffToken });
    return data.timeline.filter(({ code }) => code === 'astray');
  };

  const astray = await at.bench('A', 'yw').scan(numberOf(1));
  expect(astray).toMatchObject({ say: 'RECEIVED_ASTRAY', announcedFor: 'Guangzhou', parcel: { status: 'RECEIVED' } });
  expect(soundOf(astray.say)).toBe('LOOK');
  expect(await told(astrayId)).toEqual([expect.objectContaining({ kind: 'DEED', detail: 'Guangzhou' })]);

  const asSaid = await at.bench('A', 'gz').scan(numberOf(2));
  expect(asSaid.say).toBe('RECEIVED');
  expect(asSaid).not.toHaveProperty('announcedFor');
  expect(await told(otherId)).toEqual([]);
});
