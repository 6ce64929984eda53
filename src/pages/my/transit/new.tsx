import { paths } from '../../../contract/paths';
import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { loadNewTransit } from '../../../features/transit/load-new-transit';
import { NewTransitScreen } from '../../../features/transit/new-transit-screen';
import { pageProps, type LoaderData } from '../../../server/entry';
import { LateAddressDialog } from '../../../shell/late-address-dialog';
import { TermsLinks } from '../../../shell/terms-links';

const load = pageProps({ access: 'user', namespaces: ['transit', 'account'] }, ({ call, query }) =>
  loadNewTransit(call, query.parcels),
);
export const getServerSideProps = load;

export default function NewTransitPage({ data }: PageProps<LoaderData<typeof load>>) {
  return (
    <NewTransitScreen {...data} terms={<TermsLinks />} renderAddress={(asked) => <LateAddressDialog {...asked} />} />
  );
}
NewTransitPage.frame = {
  contentHeader: [{ label: 'breadcrumbs.inStock', href: paths.inStockItems() }, { label: 'breadcrumbs.newTransit' }],
  search: 'none',
} satisfies FrameSettings;
