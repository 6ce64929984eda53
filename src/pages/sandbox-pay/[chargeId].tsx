import type { FrameSettings, PageProps } from '../../client/shell-data';
import { SandboxScreen } from '../../features/payment/sandbox-screen';
import { pageProps, type LoaderData } from '../../server/entry';

const load = pageProps({ access: 'public', namespaces: ['payment'] }, async ({ call, query }) => ({
  charge: await call('GET /sandbox/charges/{chargeId}', { params: { chargeId: query.chargeId ?? '' } }),
}));
export const getServerSideProps = load;

export default function SandboxPage({ data }: PageProps<LoaderData<typeof load>>) {
  return <SandboxScreen charge={data.charge} />;
}
// plays the bank, whose page has nothing of the shop around it
SandboxPage.frame = { header: false, footer: false, background: 'soft', bottomPadding: false } satisfies FrameSettings;
