import { create } from 'zustand';
import type { Profile } from '../contract/account';
import { forgetCheckout } from './checkout-intent';
import { readCookie, removeCookie, writeCookie } from './cookies';

interface SessionState {
  profile: Profile | null;
  /** Set from the server's data at first render, then from cookies. */
  setProfile: (profile: Profile | null) => void;
  open: (token: string, profile: Profile) => void;
  clear: () => void;
}

/** Who is logged in, as far as the browser knows (SES-1…3); the server believes the token only. */
export const useSession = create<SessionState>((set) => ({
  profile: null,
  setProfile: (profile) => {
    if (profile && typeof window !== 'undefined') {
      writeProfileCookie(profile);
      noticePerson(profile);
    }
    set({ profile });
  },
  open: (token, profile) => {
    writeCookie('token', token);
    writeCookie('loggedIn', '1');
    writeProfileCookie(profile);
    noticePerson(profile);
    set({ profile });
  },
  clear: () => {
    for (const name of ['token', 'loggedIn', 'profile'] as const) removeCookie(name);
    set({ profile: null });
  },
}));

// no phone, no address: cookies travel with every request
const writeProfileCookie = ({ id, name, email, language, role }: Profile) =>
  writeCookie('profile', JSON.stringify({ id, name, email, language, role }));

let lastPerson: string | undefined;

/** What a page remembers of one person is not for the next: answers of the API, a checkout that was begun. */
function noticePerson({ id }: Profile) {
  if (lastPerson !== undefined && lastPerson !== id) {
    forgetCheckout();
    void import('swr').then(({ mutate }) => mutate(() => true, undefined, { revalidate: true }));
  }
  lastPerson = id;
}

export const isLoggedIn = () => readCookie('loggedIn') === '1' && Boolean(readCookie('token'));
