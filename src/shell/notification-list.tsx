import { MantineThemeProvider, Notification } from '@mantine/core';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useTranslation } from '../client/use-translation';
import classes from './notification-list.module.css';

/** FRM-14: 3.6 s, five at most, top right. */
export function NotificationList() {
  const { t } = useTranslation('common');
  const { pathname } = useRouter();
  useEffect(() => {
    const { notifications: shown, queue } = notificationsStore.getState();
    for (const each of [...shown, ...queue])
      if (each.id && each['data-leads-to'] === pathname) notifications.hide(each.id);
  }, [pathname]);
  // whoever shows a message knows no words of the page
  const closing = { closeButtonProps: { 'aria-label': t('actions.close') } };
  return (
    <MantineThemeProvider
      inherit
      theme={{ components: { Notification: Notification.extend({ defaultProps: closing }) } }}
    >
      <Notifications
        autoClose={3600}
        limit={5}
        position="top-right"
        zIndex={1100}
        classNames={{ root: classes.list }}
      />
    </MantineThemeProvider>
  );
}
