import { useEffect } from 'react';
import { useSession } from '../../client/session.store';
import { useAction } from '../../client/use-action';

/** Marks every message read and takes the count off the frame. A failure is left to the next visit. */
export function useMarkRead(hasUnread: boolean) {
  const { run } = useAction('PUT /front/user-notifications/read');
  const counted = useSession((state) => state.profile?.unreadNotificationCount ?? 0);
  const isDue = hasUnread || counted > 0;
  useEffect(() => {
    if (!isDue) return;
    void run({}).then((done) => {
      const { profile, setProfile } = useSession.getState();
      if (done && profile) setProfile({ ...profile, unreadNotificationCount: 0 });
    });
    // once for what the page opened with
  }, [isDue, run]);
}
