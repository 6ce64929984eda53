import { expect, it } from 'vitest';
import { parsePictureName, pictureUrl } from '../../../src/demo/pictures/picture-spec';
import { playedFindings, playedService } from '../../../src/demo/played-staff/played-parcel';

const image = pictureUrl({ kind: 'product', object: 'sneaker', tints: [], setting: 'front', backdrop: 'sky' });
const specOf = (url: string) => parsePictureName(/\/picture\/([^/?]+)/.exec(url)?.[1] ?? '');

it('shows the five photos that the service promises, each of which can be drawn, and none twice', () => {
  const { photos } = playedService({ serviceCode: 'photos' }, [{ image }]);
  const bench = playedFindings('p1', [{ title: 'Kettle', image, quantity: 1 }]).photos;
  expect(photos).toHaveLength(5);
  const all = [...bench, ...photos].map((photo) => photo.image);
  expect(all.map((url) => specOf(url)?.kind)).toEqual(all.map(() => 'product'));
  expect(new Set(all).size).toBe(all.length);
});

it('shows photos for no other service', () => {
  expect(playedService({ serviceCode: 'repack' }, [{ image }]).photos).toEqual([]);
});
