import type { FrameSettings, PageProps } from '../../../../client/shell-data';
import { useTranslation } from '../../../../client/use-translation';
import { deskPaths } from '../../../../contract/desk-paths';
import { RecordPage } from '../../../../desks/bench/record-page';
import { SiteItemRecordScreen } from '../../../../desks/content/site-item-record-screen';
import { deskProps, type LoaderData } from '../../../../server/entry';
import { DeskFrame } from '../../../../shell/desk/desk-frame';
import { PageTitle } from '../../../../ui/page-title';

const load = deskProps({ permission: 'content.edit', namespaces: ['operator'] }, async ({ call, query }) => ({
  item: await call('GET /operator/site-items/{id}', { params: { id: query.id ?? '' } }),
}));
export const getServerSideProps = load;

export default function SiteItemPage({ data: { self, item } }: PageProps<LoaderData<typeof load>>) {
  const { t } = useTranslation('operator');
  return (
    <DeskFrame self={self}>
      <PageTitle title={t(`content.kind.${item.kind}`)} />
      <RecordPage back={deskPaths.siteItems(item.kind)} name="siteItems">
        <SiteItemRecordScreen key={item.id} first={item} />
      </RecordPage>
    </DeskFrame>
  );
}
SiteItemPage.frame = { layout: 'own' } satisfies FrameSettings;
