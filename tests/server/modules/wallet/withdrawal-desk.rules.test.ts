import { describe, expect, it } from 'vitest';
import { warningsOf, WATCHED_HOURS, WATCHED_NEWS } from '../../../../src/server/modules/wallet/withdrawal-desk.rules';

const WEEK_MS = 7 * 86_400_000;
const since = new Date('2026-11-01T00:00:00Z');
const warned = (facts: { news?: string[]; wasPaidTo?: boolean } = {}, knownMs = WEEK_MS) =>
  warningsOf(
    { createdAt: new Date(since.getTime() + knownMs), shopperSince: since },
    { news: [], wasPaidTo: true, ...facts },
  );

describe('what a person looks at twice before money leaves', () => {
  it('is nothing of one who is known, to an account that money went to', () => expect(warned()).toEqual([]));
  it.each(['PAY_PASSWORD_SET', 'PAY_PASSWORD_CHANGED'])('is a pay password of these days: %s', (code) =>
    expect(warned({ news: ['NEW_DEVICE', code] })).toEqual(['PAY_PASSWORD']),
  );
  it('is an address of these days', () => expect(warned({ news: ['EMAIL_CHANGED', 'NEW_DEVICE'] })).toEqual(['EMAIL']));
  it('is no other news', () => expect(warned({ news: ['NEW_DEVICE', 'PASSWORD_CHANGED'] })).toEqual([]));
  it('is a shopper of less than a week', () => {
    expect(warned({}, WEEK_MS - 1)).toEqual(['NEW_SHOPPER']);
    expect(warned({}, WEEK_MS)).toEqual([]);
  });
  it('is an account that no money went to yet', () => expect(warned({ wasPaidTo: false })).toEqual(['NEW_ACCOUNT']));
  it('is all of it, in the order of its weight', () =>
    expect(warned({ news: ['EMAIL_CHANGED', 'PAY_PASSWORD_SET'], wasPaidTo: false }, 0)).toEqual([
      ...['PAY_PASSWORD', 'EMAIL', 'NEW_SHOPPER', 'NEW_ACCOUNT'],
    ]));
  it('is looked for in what was told in three days', () => {
    expect(WATCHED_HOURS).toBe(72);
    expect(WATCHED_NEWS.flatMap((code) => warned({ news: [code] }))).toEqual(['PAY_PASSWORD', 'PAY_PASSWORD', 'EMAIL']);
  });
});
