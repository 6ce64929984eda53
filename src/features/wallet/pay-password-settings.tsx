import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useSession } from '../../client/session.store';
import { useProfile } from '../../client/use-profile';
import type { RenderCode } from '../../ui/proof-field';
import { PayPasswordActions } from './pay-password-actions';
import type { PayPasswordTask } from './pay-password-dialog';
import { LayerLoading } from '../../ui/part-loading';

const PayPasswordDialog = dynamic(() => import('./pay-password-dialog').then((file) => file.PayPasswordDialog), {
  ssr: false,
  loading: LayerLoading,
});

/** The pay password among the settings of the account. */
export function PayPasswordSettings({ renderCode }: { renderCode: RenderCode }) {
  const profile = useProfile();
  const [task, setTask] = useState<PayPasswordTask>();
  if (!profile) return null;
  const close = () => setTask(undefined);
  const saved = () => {
    close();
    useSession.getState().setProfile({ ...profile, hasPayPassword: true });
  };
  return (
    <>
      <PayPasswordActions hasPayPassword={profile.hasPayPassword} onStart={setTask} />
      {task && (
        <PayPasswordDialog task={task} email={profile.email} renderCode={renderCode} onClose={close} onSaved={saved} />
      )}
    </>
  );
}
