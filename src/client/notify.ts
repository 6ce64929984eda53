import type { NotificationData } from '@mantine/notifications';
import type { ReactNode, TouchEvent } from 'react';
import { create } from 'zustand';

/** Whether a message was ever shown: only then the shell fetches the list that shows them. */
export const useNotices = create(() => ({ isNeeded: false }));

/** After a tap a browser plays a mouse that comes and never leaves: a message that it rests on would stay for good. */
const keepMouseAway = (event: TouchEvent) => {
  if (!(event.target as Element).closest('button, a')) event.preventDefault();
};

const show = (data: NotificationData) => {
  useNotices.setState({ isNeeded: true });
  void import('@mantine/notifications').then(({ notifications }) =>
    notifications.show({ ...data, onTouchEnd: keepMouseAway }),
  );
};

/** Toasts: 3.6 s, at most five, top right (FRM-14; the list itself stands in the shell). */
export const notify = {
  /** @param leadsTo where it is over, since who comes there sees it */
  success: (title: string, message?: ReactNode, leadsTo?: string) =>
    show({ title, message, color: 'teal', 'data-leads-to': leadsTo }),
  error: (title: string, message?: string, id?: string) => show({ id, title, message, color: 'red' }),
  info: (title: string, message?: string) => show({ title, message, color: 'blue' }),
};
