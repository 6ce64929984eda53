import type { GetServerSideProps } from 'next';
import { DEFAULT_ICON } from '../../contract/paths';
import { shopOfFile } from './page-robots';

/** `/favicon.ico`, which browsers and feed readers ask for unasked: leads to the shop's own icon. */
export const faviconProps: GetServerSideProps = async ({ req, locale }) => {
  const shop = await shopOfFile(req, locale);
  if (!shop) return { notFound: true };
  return { redirect: { destination: shop.tenant.extras?.icon ?? DEFAULT_ICON, statusCode: 307 } };
};
