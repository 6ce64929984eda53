import type { FrameSettings, PageProps } from '../../../../client/shell-data';
import { deskPaths } from '../../../../contract/desk-paths';
import { RecordPage } from '../../../../desks/bench/record-page';
import { DayRecordScreen } from '../../../../desks/money/day-record-screen';
import { deskProps, type LoaderData } from '../../../../server/entry';
import { DeskFrame } from '../../../../shell/desk/desk-frame';
import { PageTitle } from '../../../../ui/page-title';

const load = deskProps({ permission: 'money.read', namespaces: ['operator'] }, async ({ call, query }) => ({
  day: await call('GET /operator/days/{day}', { params: { day: query.day ?? '' } }),
}));
export const getServerSideProps = load;

export default function DayPage({ data: { self, day } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <PageTitle title={day.id} />
      <RecordPage back={deskPaths.days()} name="days">
        <DayRecordScreen key={day.id} first={day} />
      </RecordPage>
    </DeskFrame>
  );
}
DayPage.frame = { layout: 'own' } satisfies FrameSettings;
