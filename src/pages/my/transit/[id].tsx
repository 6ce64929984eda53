import { useRouter } from 'next/router';
import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { paths } from '../../../contract/paths';
import { loadTransit } from '../../../features/transit/load-transits';
import { TransitDetailScreen } from '../../../features/transit/transit-detail-screen';
import { pageProps, type LoaderData } from '../../../server/entry';
import { LateThread } from '../../../shell/late-thread';
import { LatePayDialog } from '../../../shell/late-pay-dialog';

const load = pageProps({ access: 'user', namespaces: ['transit', 'payment', 'purchase'] }, async ({ call, query }) => ({
  ...(await loadTransit(call, query.id ?? '')),
  startsPaying: query.pay === '1',
}));
export const getServerSideProps = load;

export default function TransitOrderPage({ data }: PageProps<LoaderData<typeof load>>) {
  const router = useRouter();
  const reload = () => router.replace(paths.transitOrder(data.order.id), undefined, { scroll: false });
  // to close takes `?pay=1` from the address: at the same time it would outrun what is read anew
  return (
    <TransitDetailScreen
      {...data}
      onChanged={() => void reload()}
      thread={<LateThread about={{ kind: 'TRANSIT', id: data.order.id }} />}
      renderPay={({ payment }, close) =>
        payment && <LatePayDialog payment={payment} onClose={close} onPaid={() => void reload().then(close)} />
      }
    />
  );
}
TransitOrderPage.frame = {
  contentHeader: [{ label: 'breadcrumbs.transit', href: paths.transit() }, { label: 'breadcrumbs.transitOrder' }],
  search: 'collapsed',
} satisfies FrameSettings;
