import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { DomainScreen } from '../../../desks/settings/domain-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';

const load = deskProps({ permission: 'settings.read', namespaces: ['operator'] }, async ({ call }) => ({
  domains: await call('GET /operator/settings/domains', {}),
}));
export const getServerSideProps = load;

export default function DomainPage({ data }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={data.self}>
      <DomainScreen read={data.domains} />
    </DeskFrame>
  );
}
DomainPage.frame = { layout: 'own' } satisfies FrameSettings;
