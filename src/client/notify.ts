import type { NotificationData } from '@mantine/notifications';

// the notification list is fetched with the first message: no page shows one at first view
const show = (data: NotificationData) =>
  void import('@mantine/notifications').then(({ notifications }) => notifications.show(data));

/** Toasts: 3.6 s, at most five, top right (FRM-14; the list itself stands in the shell). */
export const notify = {
  success: (title: string, message?: string) => show({ title, message, color: 'teal' }),
  error: (title: string, message?: string, id?: string) => show({ id, title, message, color: 'red' }),
  info: (title: string, message?: string) => show({ title, message, color: 'blue' }),
};
