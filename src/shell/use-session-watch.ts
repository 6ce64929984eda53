import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { call, setUnauthorizedListener } from '../client/call';
import { useCart } from '../client/cart.store';
import { endSession } from '../client/end-session';
import { notify } from '../client/notify';
import { paths } from '../client/paths';
import { isLoggedIn, useSession } from '../client/session.store';
import type { Profile } from '../contract/account';

/** One notice, one way to login, however many calls of a page answer 401 together (SES-4). */
const ONE_NOTICE_MS = 3_000;

/** Keeps what the browser believes of the session true: at load, at a 401, and when the tab is looked at again. */
export function useSessionWatch(served: Profile | null) {
  const { t } = useTranslation();
  const router = useRouter();
  const latest = useRef({ router, t });
  useEffect(() => {
    latest.current = { router, t };
  });

  // before the first effect of any part: they may ask who is logged in
  useState(() => {
    if (typeof window !== 'undefined') useSession.getState().setProfile(served);
  });
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) useSession.getState().setProfile(served);
    first.current = false;
  }, [served]);

  useEffect(() => {
    let lastNoticeAt = -Infinity;
    setUnauthorizedListener(() => {
      if (Date.now() - lastNoticeAt < ONE_NOTICE_MS) return;
      lastNoticeAt = Date.now();
      const { router: current, t: say } = latest.current;
      endSession();
      notify.error(say('errors.SESSION_EXPIRED'), undefined, 'session-expired');
      if (current.pathname !== paths.login()) void current.push(paths.login(current.asPath));
    });

    const reread = () => {
      if (document.visibilityState !== 'visible') return;
      if (isLoggedIn()) {
        void useCart.getState().sync();
        void refreshProfile();
      } else {
        endSession();
      }
    };
    document.addEventListener('visibilitychange', reread);
    void useCart.getState().sync();
    if (isLoggedIn() && !useSession.getState().profile) void refreshProfile();
    return () => document.removeEventListener('visibilitychange', reread);
  }, []);
}

async function refreshProfile() {
  try {
    const profile = await call('GET /front/user/profile', {});
    if (isLoggedIn()) useSession.getState().setProfile(profile);
  } catch (error) {
    console.warn('profile was not refreshed', error);
  }
}
