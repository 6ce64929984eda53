import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { call } from '../client/call';
import { endSession } from '../client/end-session';
import { useTranslation } from '../client/use-translation';
import type { Profile } from '../contract/account';
import { deskPaths } from '../contract/desk-paths';
import classes from './look-bar.module.css';

const SECOND_MS = 1000;

/** `4:07` */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** On every page while one of the staff looks at a shopper's account: whose it is, how long still, and the way out. */
export function LookBar({ profile, until }: { profile: Profile; until: string }) {
  const { t } = useTranslation('common');
  const secondsLeft = () => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / SECOND_MS));
  const [left, setLeft] = useState(secondsLeft);
  const leave = () => {
    endSession();
    // a whole new document: nothing of the shopper's stays in this one
    window.location.assign(deskPaths.customer(profile.id));
  };
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft()), SECOND_MS);
    return () => clearInterval(timer);
  });
  useEffect(() => {
    if (left === 0) leave();
  });
  // it ends by itself as well
  const stop = () =>
    void call('POST /operator/view-as/stop', {})
      .catch(() => undefined)
      .then(leave);
  return (
    <aside className={classes.bar} aria-label={t('viewAs.bar', { name: profile.name })}>
      <span>{t('viewAs.bar', { name: profile.name })}</span>
      <span className={classes.left} role="timer">
        {t('viewAs.left', { time: clock(left) })}
      </span>
      <Button size="xs" color="dark" onClick={stop}>
        {t('viewAs.stop')}
      </Button>
    </aside>
  );
}
