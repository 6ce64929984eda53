export { sitemapProps as getServerSideProps } from '../server/entry';

/** The loader has answered already. */
export default function SitemapFile() {
  return null;
}
