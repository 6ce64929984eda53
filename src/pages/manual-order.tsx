import type { ManualOrderDraft } from '../features/purchase/manual-order-form';
import type { FrameSettings, PageProps } from '../client/shell-data';
import { decryptLink, LINK_KEY } from '../contract/link-cipher';
import { ManualOrderScreen } from '../features/purchase/manual-order-screen';
import { pageProps } from '../server/entry';

export const getServerSideProps = pageProps<ManualOrderDraft>(
  { access: 'user', namespaces: ['purchase'] },
  async ({ query }) => ({ productUrl: linkOf(query.url), title: (query.title ?? '').slice(0, 200) }),
);

/** As the product page has it, or as somebody typed it. */
const linkOf = (url = '') => decryptLink(url, LINK_KEY) ?? (/^https?:\/\//i.test(url) ? url.slice(0, 4096) : '');

export default function ManualOrderPage({ data }: PageProps<ManualOrderDraft>) {
  return <ManualOrderScreen draft={data} />;
}

const frame: FrameSettings = { contentHeader: [{ label: 'breadcrumbs.manualOrder' }], search: 'collapsed' };
ManualOrderPage.frame = frame;
