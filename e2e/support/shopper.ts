import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { authEndpoints } from '../../src/contract/auth.endpoints';
import type { Session } from '../../src/contract/auth';
import { cartEndpoints } from '../../src/contract/cart.endpoints';
import type { PaymentStart } from '../../src/contract/payment';
import { sandboxEndpoints } from '../../src/demo/sandbox/sandbox.endpoints';
import { purchaseEndpoints } from '../../src/contract/purchase.endpoints';
import type { PurchaseOrder } from '../../src/contract/purchase';
import { walletEndpoints } from '../../src/contract/wallet.endpoints';
import { demoShopEndpoints } from '../../src/demo/accounts/demo-shop.endpoints';
import { apiOf, type Api } from './api';
import { SNEAKER } from './products';

export const PASSWORD = 'Moored-at-dawn-7';
export const PAY_PASSWORD = '735182';

export interface Shopper {
  email: string;
  token: string;
  origin: string;
  api: Api;
}

/** Opens an account by the sign-up journey: a code by mail, read in the demo shop's outbox. */
export async function signUp(request: APIRequestContext, origin: string, locale = 'en'): Promise<Shopper & Session> {
  const email = `e2e-${crypto.randomUUID().slice(0, 13)}@shopper.example`;
  const visitor = apiOf(request, origin, undefined, locale);
  await visitor(authEndpoints.sendEmailCode, { body: { email, purpose: 'SIGNUP' } });
  const mails = await visitor(demoShopEndpoints.listOutbox, {});
  const mail = mails.find(({ to }) => to === email);
  const verificationCode = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  const session = await visitor(authEndpoints.signup, {
    body: { name: 'Mei Lantern', email, loginPassword: PASSWORD, verificationCode },
  });
  return { ...session, email, origin, api: apiOf(request, origin, session.token, locale) };
}

/** What a login leaves in the browser (SES-1): three cookies of this host alone. */
export async function keepSession(
  context: BrowserContext,
  { origin, token, profile }: Awaited<ReturnType<typeof signUp>>,
) {
  const { id, name, email, language, role } = profile;
  const values = {
    token,
    loggedIn: '1',
    profile: encodeURIComponent(JSON.stringify({ id, name, email, language, role })),
  };
  await context.addCookies(
    Object.entries(values).map(([name, value]) => ({ name, value, url: origin, sameSite: 'Lax' })),
  );
}

/** Tops up through the sandbox. @param amount minor units */
export async function fund({ api }: Shopper, amount: number) {
  const { start } = await api(walletEndpoints.createDeposit, { body: { amount, channel: 'SANDBOX' } });
  await api(sandboxEndpoints.decide, { params: { chargeId: chargeOf(start) }, body: { decision: 'approve' } });
  if ((await balanceOf({ api })) !== amount) throw new Error('the top-up was not credited');
}

export const balanceOf = async ({ api }: Pick<Shopper, 'api'>) =>
  (await api(walletEndpoints.getSummary, {})).balance.amount;

/** The charge behind the address of the sandbox's page. */
export function chargeOf(start: PaymentStart): string {
  if (start.kind !== 'redirect') throw new Error(`the sandbox starts by ${start.kind}`);
  return new URL(start.url).pathname.split('/').at(-1) ?? '';
}

export const setPayPassword = ({ api }: Shopper) =>
  api(walletEndpoints.setFirstPayPassword, { body: { payPassword: PAY_PASSWORD, loginPassword: PASSWORD } });

/** An unpaid order of one pair of sneakers. */
export async function placeOrder({ api }: Shopper): Promise<PurchaseOrder> {
  const { productUrl, skuId } = SNEAKER;
  const cart = await api(cartEndpoints.add, { body: { productUrl, productSkuId: skuId, quantity: 1 } });
  const cartItemIds = cart.shops.flatMap(({ cartItems }) => cartItems.map(({ id }) => id));
  const { quoteId } = await api(cartEndpoints.refresh, { body: { cartItemIds } });
  const [order] = await api(purchaseEndpoints.create, { body: { quoteId, termsAccepted: true } });
  if (!order) throw new Error('the quote made no order');
  return order;
}

export const readOrder = ({ api }: Shopper, { id }: { id: string }) => api(purchaseEndpoints.get, { params: { id } });
