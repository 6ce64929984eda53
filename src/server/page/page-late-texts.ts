import type { GetServerSideProps } from 'next';
import { firstValues, routedLocale } from './loader-answers';
import { lateTexts } from './page-translations';

/** A document outlives what it asks for here, not by much; another build asks at another address. */
const KEPT_SECONDS = 3600;

/** `/texts.json?page=…&of=…`: the texts that a part of such pages brings with its code. The same in every shop. */
export const lateTextsProps: GetServerSideProps = async (context) => {
  const { page = '', of = '' } = firstValues(context);
  const texts = lateTexts(routedLocale(context), page, of);
  if (!texts) return { notFound: true };
  context.res.setHeader('Content-Type', 'application/json; charset=utf-8');
  context.res.setHeader('Cache-Control', `private, max-age=${KEPT_SECONDS}`);
  context.res.end(JSON.stringify(texts));
  return { props: {} };
};
