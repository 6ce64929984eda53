import type { TFunction } from 'i18next';
import { useRouter, type NextRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { call, setUnauthorizedListener } from '../client/call';
import { useCart } from '../client/cart.store';
import { readCookie } from '../client/cookies';
import { endSession } from '../client/end-session';
import { notify } from '../client/notify';
import { paths } from '../contract/paths';
import { isLoggedIn, useSession } from '../client/session.store';
import { useTranslation } from '../client/use-translation';
import type { Profile } from '../contract/account';

/** Keeps what the browser believes of the session true: at load, at a 401, and when the tab is looked at again. */
export function useSessionWatch(served: Profile | null) {
  const { t } = useTranslation();
  const router = useRouter();
  const latest = useRef({ router, t });
  useEffect(() => {
    latest.current = { router, t };
  });

  // ShopProviders set the first; each further page brings what the server knows now
  useEffect(() => {
    if (served && isLoggedIn()) return useSession.getState().setProfile(served);
    if (served) {
      // another tab has logged out before this one was awake
      endSession();
      return startOver(latest.current.router);
    }
    // the server could not ask (SES-7), or it has just ended a session that this tab still believed in
    if (isLoggedIn()) {
      void refreshProfile().then(() => {
        // another tab has logged in before this one was awake
        const { router: current } = latest.current;
        if (useSession.getState().profile && current.pathname === paths.login()) startOver(current);
      });
      return;
    }
    if (!useSession.getState().profile) return;
    endSession();
    if (latest.current.router.pathname === paths.login()) tellExpired(latest.current.t);
  }, [served]);

  useEffect(() => {
    let isLeaving = false;
    setUnauthorizedListener((token) => {
      const { router: current, t: say } = latest.current;
      const said = say('errors.SESSION_EXPIRED');
      const isAtLogin = current.pathname === paths.login();
      // late answers of a session that is over already are no news, nor is one to a visitor who is logging in
      if (isLeaving || token !== readCookie('token') || (isAtLogin && !token)) return said;
      endSession();
      tellExpired(say);
      if (isAtLogin) return said;
      isLeaving = true;
      void current.push(paths.login(current.asPath)).finally(() => (isLeaving = false));
      return said;
    });

    const reread = async () => {
      if (document.visibilityState !== 'visible') return;
      const before = useSession.getState().profile;
      if (!isLoggedIn()) {
        endSession();
        if (before) startOver(latest.current.router);
        return;
      }
      void useCart.getState().sync();
      await refreshProfile();
      const { profile } = useSession.getState();
      // a whole new document: forms and lists of this one hold what was the other person's
      if (before && profile && profile.id !== before.id) latest.current.router.reload();
      else if (!before && latest.current.router.pathname === paths.login()) startOver(latest.current.router);
    };
    const onVisible = () => void reread();
    document.addEventListener('visibilitychange', onVisible);
    void useCart.getState().sync();
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
}

/** The same page again, for whoever is here now: what needs a login leads there. */
const startOver = (router: NextRouter) => void router.replace(router.asPath, undefined, { scroll: false });

/** One notice, however often it is told: it has a name. */
const tellExpired = (t: TFunction) => notify.error(t('errors.SESSION_EXPIRED'), undefined, 'session-expired');

async function refreshProfile() {
  try {
    const profile = await call('GET /front/user/profile', {});
    if (isLoggedIn()) useSession.getState().setProfile(profile);
  } catch (error) {
    console.warn('profile was not refreshed', error);
  }
}
