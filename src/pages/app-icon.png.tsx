export { appIconProps as getServerSideProps } from '../server/entry';

/** The loader has answered already. */
export default function AppIconFile() {
  return null;
}
