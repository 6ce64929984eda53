import { join } from 'node:path';
import type { Locale } from '../contract/locales';
import { findMessage, textsIn } from '../server/kernel/messages';

const findDemoText = textsIn((locale) => join('src', 'demo', 'texts', `${locale}.json`));
const findStaffText = textsIn((locale) => join('public', 'locales', locale, 'operator.json'));

const orKey = (found: string | undefined, key: string) => found ?? key;

/** A sentence of the demo's own (src/demo/texts). */
export const demoText = (locale: Locale, key: string) => orKey(findDemoText(locale, key), key);
/** What the desks call a role. */
export const roleName = (locale: Locale, role: string) => orKey(findStaffText(locale, `roles.${role}`), role);
/** What the shop's own pages say where nobody answers. */
export const networkText = (locale: Locale) => findMessage(locale, 'errors.NETWORK') ?? '';
