import { Notifications } from '@mantine/notifications';
import classes from './notification-list.module.css';

/** FRM-14: 3.6 s, five at most, top right. */
export function NotificationList() {
  return (
    <Notifications autoClose={3600} limit={5} position="top-right" zIndex={1100} classNames={{ root: classes.list }} />
  );
}
