import { Notifications } from '@mantine/notifications';

/** FRM-14: 3.6 s, five at most, top right. */
export function NotificationList() {
  return <Notifications autoClose={3600} limit={5} position="top-right" zIndex={1100} />;
}
