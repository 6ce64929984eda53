import type { PageProps } from '../client/shell-data';
import { pageProps } from '../server/entry';

export const getServerSideProps = pageProps({ access: 'public', namespaces: ['homepage'] });

export default function HomePage({ shell }: PageProps) {
  return <h1>{shell.tenant.name}</h1>;
}
