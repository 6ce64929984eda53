export { offlineProps as getServerSideProps } from '../server/entry';

/** The loader has answered already. */
export default function OfflineFile() {
  return null;
}
