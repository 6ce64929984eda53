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

it('shows on the scale what the parcel weighs, and of several things what each weighs', () => {
  const weighed = (things: Parameters<typeof playedFindings>[1]) => {
    const { grams, photos } = playedFindings('p1', things);
    const shown = photos
      .map(({ image: url }) => specOf(url))
      .flatMap((spec) => (spec?.kind === 'product' ? [spec] : []));
    return { grams, scales: shown.filter(({ setting }) => setting === 'bench').map((spec) => spec.grams) };
  };
  const thing = { id: 'i1', title: 'Kettle', image, quantity: 2 };
  const alone = weighed([thing]);
  expect(alone.scales).toEqual([alone.grams]);
  const both = weighed([thing, { ...thing, id: 'i2', title: 'Cup' }]);
  expect(both.scales).toHaveLength(2);
  expect(both.scales.reduce((sum = 0, each = 0) => sum + each, 0)).toBe(both.grams - 90);
  const unknown = weighed([]);
  expect(unknown.scales).toEqual([unknown.grams]);
});

it('shows photos for no other service', () => {
  expect(playedService({ serviceCode: 'repack' }, [{ id: 'i1', image }]).photos).toEqual([]);
});
