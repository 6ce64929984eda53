import { expect, it } from 'vitest';
import { parsePictureName, pictureUrl } from '../../../src/demo/pictures/picture-spec';
import { playedFindings, playedService } from '../../../src/demo/played-staff/played-parcel';

const image = pictureUrl({ kind: 'product', object: 'sneaker', tints: [], setting: 'front', backdrop: 'sky' });
const specOf = (url: string) => parsePictureName(/\/picture\/([^/?]+)/.exec(url)?.[1] ?? '');

it('shows the five photos that the service promises, each of which can be drawn, and none twice', () => {
  const { photos } = playedService({ serviceCode: 'photos' }, [{ id: 'i1', image }]);
  const bench = playedFindings('p1', [{ id: 'i1', title: 'Kettle', image, quantity: 1 }]).photos;
  expect(photos).toHaveLength(5);
  const all = [...bench, ...photos].map((photo) => photo.image);
  expect(all.map((url) => specOf(url)?.kind)).toEqual(all.map(() => 'product'));
  expect(new Set(all).size).toBe(all.length);
});

it('ties each photo to what is on it, and photographs on the bench what has no photo', () => {
  const things = ['i1', 'i2'].map((id) => ({ id, title: id, image, quantity: 1 }));
  const { photos } = playedFindings('p1', things, ['i1']);
  expect(photos.map(({ itemId }) => itemId)).toEqual(['i2', 'i2']);
  expect(new Set(playedService({ serviceCode: 'photos' }, things).photos.map(({ itemId }) => itemId))).toEqual(
    new Set(['i1', 'i2']),
  );
});

it('shows photos for no other service', () => {
  expect(playedService({ serviceCode: 'repack' }, [{ id: 'i1', image }]).photos).toEqual([]);
});
