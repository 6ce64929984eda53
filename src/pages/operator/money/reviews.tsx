import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { loadReviews } from '../../../desks/money/load-reviews';
import { ReviewsScreen } from '../../../desks/money/reviews-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'money.read', namespaces: ['operator'] }, ({ call, query }) =>
  loadReviews(call, query),
);
export const getServerSideProps = load;

export default function ReviewsPage({ data: { self, list, asked, now } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <ReviewsScreen list={list} asked={asked} now={now} />
    </DeskFrame>
  );
}
ReviewsPage.frame = { layout: 'own' } satisfies FrameSettings;
