export { faviconProps as getServerSideProps } from '../server/entry';

/** The loader has answered already. */
export default function FaviconFile() {
  return null;
}
