import dynamic from 'next/dynamic';
import type { FrameSettings, PageProps } from '../../../../client/shell-data';
import { loadHome } from '../../../../features/content/load-home';
import { HomeScreen } from '../../../../features/content/home-screen';
import { withDraft } from '../../../../features/content/home-draft.rules';
import { previewProps, type LoaderData } from '../../../../server/entry';
import { SearchBox } from '../../../../shell/search-box';
import { LayerLoading } from '../../../../ui/part-loading';

const CampaignDialog = dynamic(
  () => import('../../../../features/content/campaign-dialog').then((file) => file.CampaignDialog),
  { ssr: false, loading: LayerLoading },
);

const load = previewProps({ namespaces: ['homepage'], later: ['transit'] }, async ({ call, query }) => {
  const [home, draft] = await Promise.all([
    loadHome(call),
    call('GET /operator/site-items/{id}/preview', { params: { id: query.item ?? '' } }),
  ]);
  return { home: withDraft(home, draft), campaign: draft.campaign };
});
export const getServerSideProps = load;

/** The home page with something in it that is not published, for the frame of its editor alone. */
export default function HomePreviewPage({ data: { home, campaign } }: PageProps<LoaderData<typeof load>>) {
  return (
    <>
      <HomeScreen data={home} search={<SearchBox variant="hero" placeholder={home.placeholder} />} recent={null} />
      {campaign && <CampaignDialog campaign={campaign} onClose={() => undefined} />}
    </>
  );
}
HomePreviewPage.frame = { search: 'scrolled' } satisfies FrameSettings;
