import type { GetServerSideProps } from 'next';
import { firstValues, routedLocale } from './loader-answers';
import { ownTextsOf } from './own-texts';
import { hostOf } from './page-shell';
import { lateTexts } from './page-translations';

/** A document outlives what it asks for here, not by much; another build asks at another address. */
const KEPT_SECONDS = 3600;
/** What a shop says itself changes between two builds. */
const KEPT_OWN_SECONDS = 60;

/** `/texts.json?page=…&of=…`: the texts that a part of such pages brings with its code. As the shop says them. */
export const lateTextsProps: GetServerSideProps = async (context) => {
  const { page = '', of = '' } = firstValues(context);
  const locale = routedLocale(context);
  const own = await ownTextsOf(hostOf(context.req), locale);
  const texts = lateTexts(locale, page, of, own);
  if (!texts) return { notFound: true };
  context.res.setHeader('Content-Type', 'application/json; charset=utf-8');
  context.res.setHeader('Cache-Control', `private, max-age=${own ? KEPT_OWN_SECONDS : KEPT_SECONDS}`);
  context.res.end(JSON.stringify(texts));
  return { props: {} };
};
