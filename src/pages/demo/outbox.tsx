import type { FrameSettings, PageProps } from '../../client/shell-data';
import { OutboxScreen } from '../../features/auth/outbox-screen';
import { pageProps, type LoaderData } from '../../server/entry';

const load = pageProps({ access: 'public', namespaces: ['auth'] }, async ({ call }) => ({
  mails: await call('GET /front/demo-outbox', {}),
}));
export const getServerSideProps = load;

export default function OutboxPage({ data }: PageProps<LoaderData<typeof load>>) {
  return <OutboxScreen mails={data.mails} />;
}
// plays the program that mails are read in: no page of the shop
OutboxPage.frame = { layout: false } satisfies FrameSettings;
