import type { FrameSettings, PageProps } from '../../../../client/shell-data';
import { useTranslation } from '../../../../client/use-translation';
import { deskPaths } from '../../../../contract/desk-paths';
import { SITE_ITEM_KINDS } from '../../../../contract/site-item-desk.enums';
import { RecordPage } from '../../../../desks/bench/record-page';
import { NewSiteItemScreen } from '../../../../desks/content/new-site-item-screen';
import { deskProps, type LoaderData } from '../../../../server/entry';
import { DeskFrame } from '../../../../shell/desk/desk-frame';
import { PageTitle } from '../../../../ui/page-title';

const load = deskProps({ permission: 'content.edit', namespaces: ['operator'] }, async ({ query }) => ({
  kind: SITE_ITEM_KINDS.find((kind) => kind.toLowerCase() === query.kind) ?? 'BANNER',
}));
export const getServerSideProps = load;

export default function NewSiteItemPage({ data: { self, kind } }: PageProps<LoaderData<typeof load>>) {
  const { t } = useTranslation('operator');
  return (
    <DeskFrame self={self}>
      <PageTitle title={t(`content.begin.${kind}`)} />
      <RecordPage back={deskPaths.siteItems(kind)} name="siteItems">
        <NewSiteItemScreen key={kind} kind={kind} />
      </RecordPage>
    </DeskFrame>
  );
}
NewSiteItemPage.frame = { layout: 'own' } satisfies FrameSettings;
