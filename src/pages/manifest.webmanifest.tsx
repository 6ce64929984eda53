export { manifestProps as getServerSideProps } from '../server/entry';

/** The loader has answered already. */
export default function ManifestFile() {
  return null;
}
