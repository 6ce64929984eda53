import { useRouter } from 'next/router';
import { useState } from 'react';
import { call } from '../../client/call';
import { useCart } from '../../client/cart.store';
import { openPage } from '../../client/open-page';
import { ApiError } from '../../client/caller';
import { useSession } from '../../client/session.store';
import { useTranslation } from '../../client/use-translation';
import { NoticeLink } from '../../ui/notice-link';
import { notify } from '../../client/notify';
import { addPending } from '../../client/pending-add';
import type { Session } from '../../contract/auth';
import { isLocale } from '../../contract/locales';
import { paths, type LoginReason } from '../../contract/paths';
import { externalReturn, safeRedirect, type ExternalReturn } from '../../contract/redirect-target';

export interface LoginTarget {
  /** A page of this shop to return to. */
  redirectUrl?: string;
  /** An address outside; gets the e-mail as query value once the shopper agrees. */
  refrom?: string;
  /** Origins of the tenant's list: no question asked of who has just logged in. */
  returnOrigins: string[];
  /** Of who was logged in before; an address outside learns it only with consent. */
  knownEmail?: string;
  /** What a visitor was about to do. */
  reason?: LoginReason;
}

interface Pending extends ExternalReturn {
  email: string;
}

function pendingOf(refrom: string | undefined, email: string): Pending | undefined {
  const outside = externalReturn(refrom, email);
  return outside && { ...outside, email };
}

/** What follows a login or sign-up (SES-1): cookies, language to the server, the target page, the cart. */
export function useOpenSession({ redirectUrl, refrom, returnOrigins, knownEmail }: LoginTarget) {
  const router = useRouter();
  const open = useSession((state) => state.open);
  const { t } = useTranslation(['product', 'common']);
  const syncCart = useCart((state) => state.sync);
  const [pending, setPending] = useState(() => (knownEmail ? pendingOf(refrom, knownEmail) : undefined));

  const goInside = async () => {
    const target = safeRedirect(redirectUrl);
    const isAdded = await addPending(target).catch((error: unknown) => {
      // sold out meanwhile, say: the way back leads to the same choice
      notify.error(error instanceof ApiError && error.detail ? error.detail : t('common:errors.NETWORK'));
      return false;
    });
    await openPage(router, target ?? '/');
    if (isAdded)
      notify.success(t('buy.added'), <NoticeLink href={paths.cart()} text={t('buy.toCart')} />, paths.cart());
    else void syncCart();
  };

  const openSession = async ({ token, profile }: Session) => {
    open(token, profile);
    const language = router.locale;
    // the shop remembers the language for its mails; a failure here must not hold the shopper up
    if (isLocale(language) && language !== profile.language) {
      await call('PUT /front/user/language', { query: { language } }).catch((error: unknown) =>
        console.warn('language not kept', error),
      );
    }
    const outside = pendingOf(refrom, profile.email);
    if (!outside) return goInside();
    if (returnOrigins.includes(outside.origin)) window.location.assign(outside.url);
    else setPending(outside);
  };

  return {
    openSession,
    /** Set while the shopper decides whether an unlisted site may learn the e-mail. */
    pending,
    proceed: () => pending && window.location.assign(pending.url),
    decline: () => void goInside(),
  };
}
