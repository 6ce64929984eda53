import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/client/caller';
import { indexHref, readAsked } from '../../../src/desks/bench/index-query';
import { loadIndex } from '../../../src/desks/bench/load-index';

const SPEC = {
  path: '/operator/things',
  views: ['open', 'done'],
  filters: { channel: ['TAOBAO', 'ALIBABA', 'JD'] },
} as const;

describe('the address of a list', () => {
  it('is read and written without loss', () => {
    const query = { view: 'done', q: 'red lamp', channel: 'JD,TAOBAO', after: '12_ab' };
    const asked = readAsked(SPEC, query);
    expect(asked).toEqual({
      ...{ view: 'done', q: 'red lamp', after: '12_ab' },
      filters: { channel: ['TAOBAO', 'JD'] },
    });
    const href = indexHref(SPEC, asked, { after: asked.after });
    expect(readAsked(SPEC, Object.fromEntries(new URLSearchParams(href.split('?')[1])))).toEqual(asked);
  });

  it('leaves out what it does not know', () => {
    const query = { view: 'lost', q: '  ', channel: 'AMAZON', sort: 'price', after: "1' or 1=1", x: 'y' };
    expect(readAsked(SPEC, query)).toEqual({ view: 'open', filters: {} });
    expect(indexHref(SPEC, readAsked(SPEC, query))).toBe('/operator/things');
  });

  it('begins at the first page with every change, and keeps all else', () => {
    const asked = readAsked(SPEC, { q: 'lamp', channel: 'JD', after: '12_ab' });
    expect(indexHref(SPEC, asked, { cols: ['name'] })).toBe('/operator/things?q=lamp&channel=JD&cols=name');
    expect(indexHref(SPEC, asked, { filters: { channel: [] } })).toBe('/operator/things?q=lamp');
  });
});

describe('a list that is loaded', () => {
  it('can be tried again where the server failed, and is refused where somebody may not', async () => {
    const failing = (status: number) => () => Promise.reject(new ApiError(status, 'INTERNAL', ''));
    expect((await loadIndex(SPEC, {}, failing(503))).list).toBeNull();
    await expect(loadIndex(SPEC, {}, failing(403))).rejects.toMatchObject({ status: 403 });
  });
});
