import { describe, expect, it } from 'vitest';
import { draftDeclaration } from '../../../../src/server/modules/transit/declaration.rules';

type Parcels = Parameters<typeof draftDeclaration>[0];
type Described = Parameters<typeof draftDeclaration>[1];

const kettle = { id: 'i1', title: '水壶', quantity: 2, unitFen: 5600 };
const lid = { id: 'i2', title: 'Steel pan', quantity: 1, unitFen: 700 };
const parcels = [{ items: [kettle] }, { items: [lid] }] as unknown as Parcels;
const draft = (described: object[]) => draftDeclaration(parcels, described as Described);

describe('draftDeclaration', () => {
  it('declares each thing of each parcel at what it has cost, in proposed words where nobody described it', () => {
    const words = { nameZh: '', material: '', hsCode: '' };
    expect(draft([])).toEqual({
      lines: [
        { parcelItemId: 'i1', title: '水壶', nameEn: 'Kettle', ...words, quantity: 2, unitFen: 5600 },
        { parcelItemId: 'i2', title: 'Steel pan', nameEn: 'Cooking pan', ...words, quantity: 1, unitFen: 700 },
      ],
    });
  });
  it('takes the words of its shopper, and only the words', () => {
    const words = { nameEn: 'Kettle', nameZh: '电水壶', material: 'steel', hsCode: '851679' };
    const drafted = draft([{ parcelItemId: 'i2', ...words, quantity: 1, unitFen: 1 }]);
    expect(drafted).toMatchObject({
      lines: [
        { parcelItemId: 'i1', nameEn: 'Kettle' },
        { parcelItemId: 'i2', ...words, quantity: 1, unitFen: 700 },
      ],
    });
  });
  it('names each line that is of no parcel or says nothing', () =>
    expect(
      draft([
        { parcelItemId: 'i1', nameEn: 'Kettle' },
        { parcelItemId: 'i9', nameEn: 'Kettle' },
        { parcelItemId: 'i2', nameEn: ' Gifts ' },
        { parcelItemId: 'i8', nameEn: 'other' },
      ]),
    ).toEqual({
      errors: [
        { path: 'declaration.1.parcelItemId', code: 'not_shipped' },
        { path: 'declaration.2.nameEn', code: 'too_vague' },
        { path: 'declaration.3.parcelItemId', code: 'not_shipped' },
        { path: 'declaration.3.nameEn', code: 'too_vague' },
      ],
    }));
  it.each(['gift', 'gifts', 'sample', 'samples', 'part', 'parts', 'goods', 'item', 'items', 'OTHER', 'stuff'])(
    'does not take “%s” for a name',
    (nameEn) =>
      expect(draft([{ parcelItemId: 'i1', nameEn }])).toEqual({ errors: [{ path: 'declaration.0.nameEn', code: 'too_vague' }] }),
  );
  it('asks for words where none can be proposed, and takes those of its shopper', () => {
    const unknown = [{ items: [{ ...kettle, title: '新款' }] }] as unknown as Parcels;
    expect(draftDeclaration(unknown, [])).toEqual({ errors: [{ path: 'declaration', code: 'words_missing' }] });
    const said = [{ parcelItemId: 'i1', nameEn: 'Steel kettle' }] as Described;
    expect(draftDeclaration(unknown, said)).toMatchObject({ lines: [{ nameEn: 'Steel kettle' }] });
  });
  it('names each parcel of which nothing is said', () => {
    const own = { parcel: { id: 'p2' }, items: [] };
    const errors = [{ path: 'declaration.p2', code: 'contents_missing' }];
    expect(draftDeclaration([...parcels, own] as unknown as Parcels, [])).toEqual({ errors });
  });
  it('takes words for the thing alone that they are said of', () => {
    const two = (title: string) => [{ items: [{ ...kettle, title }, lid] }] as unknown as Parcels;
    const said = (parcelItemId: string) => [{ parcelItemId, nameEn: 'Steel wok' }] as Described;
    const missing = { errors: [{ path: 'declaration', code: 'words_missing' }] };
    expect(draftDeclaration(two('水壶'), said('i2'))).toMatchObject({ lines: [{ nameEn: 'Kettle' }, { nameEn: 'Steel wok' }] });
    // nothing can be proposed for the first, whatever is said of the other
    expect(draftDeclaration(two('新款'), said('i2'))).toEqual(missing);
    expect(draftDeclaration(two('新款'), [])).toEqual(missing);
    expect(draftDeclaration(two('新款'), said('i1'))).toMatchObject({ lines: [{ nameEn: 'Steel wok' }, { nameEn: 'Cooking pan' }] });
  });
  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['123', 'too_vague'],
    ['Gift items', 'too_vague'],
    ['a sample of goods', 'too_vague'],
    ['ab', 'too_vague'],
    ['水壶', 'not_latin'],
    ['Kettle 水壶', 'not_latin'],
  ])('refuses what is declared as “%s”: %s', (nameEn, code) =>
    expect(draft([{ parcelItemId: 'i1', nameEn }])).toEqual({ errors: [{ path: 'declaration.0.nameEn', code }] }),
  );
  it('never says a title itself, which is written to sell', () => {
    const selling = [{ items: [{ ...kettle, title: 'NEW 2026 hot summer kettle 2 L free shipping' }] }] as unknown as Parcels;
    expect(draftDeclaration(selling, [])).toMatchObject({ lines: [{ nameEn: 'Kettle' }] });
    const unknown = [{ items: [{ ...kettle, title: 'NEW 2026 hot summer style' }] }] as unknown as Parcels;
    expect(draftDeclaration(unknown, [])).toEqual({ errors: [{ path: 'declaration', code: 'words_missing' }] });
  });
  it.each(['gift shirt', 'spare parts of a pump'])('takes “%s”', (nameEn) =>
    expect(draft([{ parcelItemId: 'i1', nameEn }])).toMatchObject({ lines: [{ nameEn }, {}] }),
  );
}); // prettier-ignore
