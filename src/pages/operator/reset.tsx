import type { FrameSettings } from '../../client/shell-data';
import { LinkScreen } from '../../desks/door/link-screen';
import { deskLoginProps } from '../../server/entry';

export const getServerSideProps = deskLoginProps({ namespaces: ['operator'] });

export default function ResetPage() {
  return <LinkScreen isJoining={false} />;
}
ResetPage.frame = { layout: 'own' } satisfies FrameSettings;
