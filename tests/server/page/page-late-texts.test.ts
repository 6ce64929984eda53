import type { GetServerSidePropsContext } from 'next';
import { describe, expect, it } from 'vitest';
import { lateTextsProps } from '../../../src/server/entry';
import { pageTranslations } from '../../../src/server/page/page-translations';

/** The answer to `/texts.json?…` in a language: `undefined` where there is none. */
async function ask(query: Record<string, string | string[]>, locale = 'en') {
  const headers = new Map<string, unknown>();
  let body: string | undefined;
  const result = await lateTextsProps({
    req: { headers: { host: 'nobody.localhost' } },
    res: {
      setHeader: (name: string, value: unknown) => headers.set(name, value),
      end: (text: string) => (body = text),
    },
    query,
    locale,
  } as unknown as GetServerSidePropsContext);
  const texts = body === undefined ? undefined : (JSON.parse(body) as Record<string, unknown>);
  return { isMissing: 'notFound' in result, texts, headers };
}
const HOME = { page: 'common,homepage,transit', of: 'transit' };

describe('texts.json', () => {
  it('holds what a part of the page shows and the page was sent without', async () => {
    const { _nextI18Next: sent } = pageTranslations('en', ['homepage'], ['transit']);
    expect(Object.keys(sent?.initialI18nStore.en ?? {})).toEqual(['common', 'homepage']);
    const { texts, headers } = await ask(HOME);
    expect(texts).toMatchObject({ estimator: { country: 'Ship to' }, ask: { pieces: 'Pieces' } });
    // of the page's part alone, not of the namespace
    expect(texts).not.toHaveProperty('status');
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  });

  it('speaks the language of its address, whole', async () => {
    const [russian, wholesale] = [await ask(HOME, 'ru'), await ask(HOME, 'ru2')];
    expect(russian.texts).toMatchObject({ estimator: { country: 'Куда' } });
    expect(Object.keys(wholesale.texts ?? {})).toEqual(Object.keys(russian.texts ?? {}));
  });

  it.each([
    {},
    { page: HOME.page },
    { page: HOME.page, of: 'operator' },
    { page: HOME.page, of: '../../package' },
    { page: 'common,nothing', of: 'common' },
    { page: '__proto__', of: '__proto__' },
    { page: 'constructor', of: 'transit' },
  ])('is not there for %o', async (query) => {
    expect((await ask(query as Record<string, string>)).isMissing).toBe(true);
  });
});
