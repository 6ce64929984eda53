import { describe, expect, it } from 'vitest';
import { redeclared } from '../../../../src/server/modules/transit/declare.rules';

type Line = Parameters<typeof redeclared>[0]['now'][number];

const lineOf = (parcelItemId: string, quantity: number, hsCode = '') =>
  ({ tenantId: 't', transitOrderId: 'o', revision: 1, position: 1, parcelItemId, title: `T ${parcelItemId}`, nameEn: 'shoe', nameZh: '鞋', material: 'leather', hsCode, quantity, unitFen: 900 }) as unknown as Line; // prettier-ignore
const said = (parcelItemId: string, quantity: number, hsCode = '') => ({ parcelItemId, quantity, hsCode });
const written = (parcelItemId: string, quantity: number, hsCode = '') => ({ parcelItemId, title: `T ${parcelItemId}`, nameEn: 'shoe', nameZh: '鞋', material: 'leather', hsCode, quantity, unitFen: 900 }); // prettier-ignore
const now = [lineOf('a', 3), lineOf('b', 1, '6403')];
const declare = (lines: ReturnType<typeof said>[], standing = now, original = now, note = 'A slip') =>
  redeclared({ now: standing, original }, lines, note);

describe('what is declared anew', () => {
  it('is what its shopper has said, a line split and a code added where there was none', () =>
    expect(declare([said('a', 1, '6402'), said('b', 1, '6403'), said('a', 2)])).toEqual({
      lines: [written('a', 1, '6402'), written('b', 1, '6403'), written('a', 2)],
    }));
  it('may be joined again, and have another code where its shopper has said none', () =>
    expect(declare([said('a', 3, '6401'), said('b', 1, '6403')], [lineOf('a', 1, '6402'), lineOf('a', 2), now[1]!])).toEqual({
      lines: [written('a', 3, '6401'), written('b', 1, '6403')],
    })); // prettier-ignore
  it.each(['', '6404'])('has the code of its shopper and not %j', (hsCode) =>
    expect(declare([said('a', 3), said('b', 1, hsCode)])).toEqual({
      errors: [{ path: 'lines.1.hsCode', code: 'by_shopper' }],
    }),
  );
  it.each([2, 4])('is as many as there were, and not %d of 3', (quantity) =>
    expect(declare([said('a', quantity), said('b', 1, '6403')])).toEqual({
      errors: [{ path: 'lines', code: 'not_as_many' }],
    }),
  );
  it('needs a reason where a code that stood is changed or removed, of any piece, and nowhere else', () => {
    const stood = [lineOf('a', 3, '6402'), now[1]!];
    const without = (lines: ReturnType<typeof said>[], standing = now) => declare(lines, standing, [now[1]!], '');
    const needed = { errors: [{ path: 'note', code: 'required' }] };
    expect(without([said('a', 3, '6402'), said('b', 1, '6403')])).toHaveProperty('lines');
    expect(without([said('a', 1), said('a', 2), said('b', 1, '6403')])).toHaveProperty('lines');
    expect(without([said('a', 1, '6402'), said('a', 2, '6402'), said('b', 1, '6403')], stood)).toHaveProperty('lines');
    expect(without([said('a', 3, '6404'), said('b', 1, '6403')], stood)).toEqual(needed);
    expect(without([said('a', 3), said('b', 1, '6403')], stood)).toEqual(needed);
    expect(without([said('a', 2, '6402'), said('a', 1, '6404'), said('b', 1, '6403')], stood)).toEqual(needed);
  });
  it('leaves nothing out', () =>
    expect(declare([said('a', 3)])).toEqual({ errors: [{ path: 'lines', code: 'not_as_many' }] }));
  it('is nothing that is not in it', () =>
    expect(declare([said('a', 3), said('b', 1, '6403'), said('z', 1)])).toEqual({
      errors: [{ path: 'lines.2.parcelItemId', code: 'not_these' }],
    }));
  it('tells all that is wrong with it', () =>
    expect(declare([said('z', 1), said('b', 2, '')])).toEqual({
      errors: [
        { path: 'lines.0.parcelItemId', code: 'not_these' },
        { path: 'lines.1.hsCode', code: 'by_shopper' },
        { path: 'lines', code: 'not_as_many' },
      ],
    }));
  it('asks only of its shopper’s first word what the code was', () =>
    expect(declare([said('a', 3, '6401'), said('b', 1, '6403')], now, [now[1]!])).toHaveProperty('lines'));
});
