import { startFirefox } from './firefox';

/** Finds a product by a word, opens it, and logs in with the account that the demo shows. */
export async function shopOnce(origin: string): Promise<void> {
  const firefox = await startFirefox();
  try {
    await firefox.goto(`${origin}/product-search?keyword=shoes&channel=TAOBAO`);
    await firefox.until('a product', `document.querySelectorAll('main article a').length`);
    await firefox.until(
      'its page',
      `location.pathname === '/product' || (document.querySelector('main article a')?.click(), false)`,
    );
    await firefox.until('its name', `document.querySelector('main h1')?.textContent`);
    await firefox.goto(`${origin}/auth/login`);
    // a page that is not awake yet hears no click
    await firefox.until(
      'the form filled in',
      `document.querySelector('input[type=password]')?.value || (document.querySelector('#sample-fill-0')?.click(), '')`,
    );
    await firefox.until(
      'a shopper logged in',
      `document.cookie.includes('loggedIn=1') || (document.querySelector('main form [type=submit]')?.click(), false)`,
    );
    await firefox.until(
      'the home page after the login',
      `location.pathname === '/' && document.querySelector('main') !== null`,
    );
  } finally {
    await firefox.close();
  }
}
