export { robotsProps as getServerSideProps } from '../server/entry';

/** The loader has answered already. */
export default function RobotsFile() {
  return null;
}
