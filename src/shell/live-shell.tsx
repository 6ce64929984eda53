import dynamic from 'next/dynamic';
import type { ShellData } from '../client/shell-data';
import { useNotices } from '../client/notify';
import { MissedCode } from './missed-code';
import { useArrivalFocus } from './use-arrival-focus';
import { useClientRedirect } from './use-client-redirect';
import { useExtras } from './use-extras';
import { useProgressLine } from './use-progress-line';
import { useServiceWorker } from './use-service-worker';
import { useSessionWatch } from './use-session-watch';
import { LayerLoading } from '../ui/part-loading';

const NotificationList = dynamic(() => import('./notification-list').then((m) => m.NotificationList), {
  ssr: false,
  loading: LayerLoading,
});
const LookBar = dynamic(() => import('./look-bar').then((m) => m.LookBar), { ssr: false, loading: LayerLoading });

/** What runs beside every page and draws nothing at first. */
export function LiveShell({ shell, data }: { shell: ShellData; data: unknown }) {
  const hasNotices = useNotices((state) => state.isNeeded);
  useSessionWatch(shell.profile);
  useProgressLine();
  useArrivalFocus();
  useClientRedirect(data);
  useExtras();
  useServiceWorker();
  const { profile } = shell;
  return (
    <>
      <MissedCode />
      {hasNotices && <NotificationList />}
      {profile?.look && <LookBar profile={profile} until={profile.look.until} />}
    </>
  );
}
