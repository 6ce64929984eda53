import type { FrameSettings, PageProps } from '../../client/shell-data';
import { OwnAccountScreen } from '../../desks/settings/own-account-screen';
import { deskProps, type LoaderData } from '../../server/entry';
import { DeskFrame } from '../../shell/desk/desk-frame';

const load = deskProps({ permission: null, namespaces: ['operator'], isForEnrolling: true }, async ({ call }) => {
  const [factor, sessions] = await Promise.all([
    call('GET /operator/me/second-factor', {}),
    call('GET /operator/me/sessions', {}),
  ]);
  return { factor, sessions };
});
export const getServerSideProps = load;

export default function OwnAccountPage({ data }: PageProps<LoaderData<typeof load>>) {
  const { self, factor, sessions } = data;
  return (
    <DeskFrame self={self}>
      <OwnAccountScreen factor={factor} sessions={sessions} />
    </DeskFrame>
  );
}
OwnAccountPage.frame = { layout: 'own' } satisfies FrameSettings;
