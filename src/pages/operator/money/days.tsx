import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { DaysScreen } from '../../../desks/money/days-screen';
import { loadDays } from '../../../desks/money/load-days';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'money.read', namespaces: ['operator'] }, ({ call, query }) =>
  loadDays(call, query),
);
export const getServerSideProps = load;

export default function DaysPage({ data: { self, list, asked } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <DaysScreen list={list} asked={asked} />
    </DeskFrame>
  );
}
DaysPage.frame = { layout: 'own' } satisfies FrameSettings;
