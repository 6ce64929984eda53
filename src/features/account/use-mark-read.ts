import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { notify } from '../../client/notify';
import { useSession } from '../../client/session.store';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';

const EVERY = 'every';

/** What was read in this visit; the count of the frame goes with it. */
export function useMarkRead() {
  const { t } = useTranslation('common');
  const [read, setRead] = useState<readonly string[]>([]);
  const onError = ({ status, detail }: ApiError) => status !== 401 && notify.error(detail || t('errors.NETWORK'));
  const one = useAction('PUT /front/user-notifications/{id}/read', { onError });
  const all = useAction('PUT /front/user-notifications/read', { onError });
  const isRead = (message: { id: string; isRead: boolean }) =>
    message.isRead || read.includes(message.id) || read.includes(EVERY);

  const readOne = async (message: { id: string; isRead: boolean }) => {
    if (isRead(message) || !(await one.run({ params: { id: message.id } }))) return;
    setRead((before) => [...before, message.id]);
    count((unread) => unread - 1);
  };
  const readAll = async () => {
    if (!(await all.run({}))) return;
    setRead([EVERY]);
    count(() => 0);
  };
  return {
    isRead,
    isBusy: one.isRunning || all.isRunning,
    readOne: (message: { id: string; isRead: boolean }) => void readOne(message),
    readAll: () => void readAll(),
  };
}

function count(change: (unread: number) => number) {
  const { profile, setProfile } = useSession.getState();
  if (profile)
    setProfile({ ...profile, unreadNotificationCount: Math.max(0, change(profile.unreadNotificationCount)) });
}
