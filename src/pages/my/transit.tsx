import { useRouter } from 'next/router';
import type { FrameSettings, PageProps } from '../../client/shell-data';
import { loadTransits } from '../../features/transit/load-transits';
import { TransitListScreen } from '../../features/transit/transit-list-screen';
import { pageProps, type LoaderData } from '../../server/entry';
import { AccountFrame } from '../../shell/account-frame';
import { LatePayDialog } from '../../shell/late-pay-dialog';

const load = pageProps({ access: 'user', namespaces: ['transit', 'payment'] }, ({ call, query }) =>
  loadTransits(call, query),
);
export const getServerSideProps = load;

export default function TransitPage({ data }: PageProps<LoaderData<typeof load>>) {
  const router = useRouter();
  const reload = () => void router.replace(router.asPath, undefined, { scroll: false });
  return (
    <AccountFrame>
      <TransitListScreen
        {...data}
        renderPay={({ payment }, close) =>
          payment && <LatePayDialog payment={payment} onClose={close} onPaid={() => (close(), reload())} />
        }
      />
    </AccountFrame>
  );
}
TransitPage.frame = {
  contentHeader: [{ label: 'breadcrumbs.transit' }],
  search: 'collapsed',
} satisfies FrameSettings;
