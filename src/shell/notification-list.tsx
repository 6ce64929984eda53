import { MantineThemeProvider, Notification } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useTranslation } from '../client/use-translation';
import classes from './notification-list.module.css';

/** FRM-14: 3.6 s, five at most, top right. */
export function NotificationList() {
  const { t } = useTranslation('common');
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
