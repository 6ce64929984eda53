import type { NextRouter } from 'next/router';
import { splitLocale } from '../contract/redirect-target';

type Router = Pick<NextRouter, 'locale' | 'push' | 'replace'>;

/** A page by its address, in the language that the address names: another language is another document. */
export async function openPage(router: Router, address: string, how: 'push' | 'replace' = 'push'): Promise<void> {
  const { locale, path } = splitLocale(address);
  if (locale && locale !== router.locale) return window.location.assign(address);
  // the router adds the language itself
  await router[how](path);
}
