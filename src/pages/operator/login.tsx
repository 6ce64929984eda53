import type { FrameSettings, PageProps } from '../../client/shell-data';
import { StaffLoginScreen } from '../../desks/door/staff-login-screen';
import { deskLoginProps, type LoaderData } from '../../server/entry';

const load = deskLoginProps({ namespaces: ['operator'] });
export const getServerSideProps = load;

export default function StaffLoginPage({ data }: PageProps<LoaderData<typeof load>>) {
  return <StaffLoginScreen {...data} />;
}
StaffLoginPage.frame = { layout: 'own' } satisfies FrameSettings;
