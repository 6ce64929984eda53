import type { FrameSettings } from '../../client/shell-data';
import { ForgotScreen } from '../../desks/door/forgot-screen';
import { deskLoginProps } from '../../server/entry';

export const getServerSideProps = deskLoginProps({ namespaces: ['operator'] });

export default function ForgotPage() {
  return <ForgotScreen />;
}
ForgotPage.frame = { layout: 'own' } satisfies FrameSettings;
