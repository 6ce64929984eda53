export { lateTextsProps as getServerSideProps } from '../server/entry';

/** The loader has answered already. */
export default function TextsFile() {
  return null;
}
