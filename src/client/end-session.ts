import { call } from './call';
import { useCart } from './cart.store';
import { forgetForms } from './kept-form';
import { isLoggedIn, useSession } from './session.store';

/** Nobody waits longer to be logged out. */
const PATIENCE_MS = 3_000;

/** Forgets who was here, in this browser: cookies, profile, cart (SES-2). */
export function endSession() {
  useSession.getState().clear();
  useCart.getState().clear();
}

/** Revokes the token, then forgets it; a shop that cannot be reached must not keep anyone logged in. */
export async function logOut() {
  if (isLoggedIn()) {
    const revoked = call('POST /front/user/logout', {}).catch((error: unknown) =>
      console.warn('logout was not confirmed', error),
    );
    await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  }
  endSession();
  // who goes on purpose leaves nothing half written behind
  forgetForms();
}
