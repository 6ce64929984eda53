import { parseArgs } from 'node:util';
import { Email } from '../../contract/fields.schemas';
import { isLocale } from '../../contract/locales';
import { platformPaths } from '../../contract/platform-paths';
import { AppError } from '../kernel/app-error';
import { addPerson, changePerson, listPeople } from '../modules/platform/people.service';
import { ShopRefusal } from '../modules/tenant/register-shop.service';
import { newPassword, type Asking } from './new-password';

const text = { type: 'string' } as const;
const OPTIONS = { name: text, language: text } as const;
const USAGE = 'Say: platform add|suspend|resume|password|forget-factor <e-mail> …, or platform list.';
type Verb = (email: string, words: string[], at: Asking) => Promise<string>;

const VERBS: Record<string, Verb> = {
  async add(email, words, at) {
    const { name, language = 'en' } = parseArgs({ args: words, options: OPTIONS }).values;
    if (!name) throw new ShopRefusal('--name must be said.');
    if (!isLocale(language))
      throw new ShopRefusal('--language must be one of those that the desks speak, like en or zh-CN.');
    await addPerson({ email, name, language, password: await newPassword(email, at) }, at.now);
    return `${email} stands above all shops, and logs in at ${platformPaths.login()} of PLATFORM_HOST.`;
  },
  async suspend(email, _, { now }) {
    await changePerson(email, { state: 'SUSPENDED' }, now);
    return `${email} is suspended; all sessions have ended.`;
  },
  async resume(email, _, { now }) {
    await changePerson(email, { state: 'ACTIVE' }, now);
    return `${email} may come in again.`;
  },
  async password(email, _, at) {
    await changePerson(email, { password: await newPassword(email, at) }, at.now);
    return `${email} has a new password; all sessions of the old one have ended.`;
  },
  async 'forget-factor'(email, _, { now }) {
    await changePerson(email, { forgetsFactor: true }, now);
    return `${email} has no second factor any more, and needs a new one before anything is open.`;
  },
};

/** `platform <verb> <e-mail> …`: who stands above all shops. @throws Error in lines that say what to change */
export async function runPlatformCommand([verb = '', email = '', ...words]: string[], at: Asking): Promise<string> {
  if (verb === 'list' && !email) {
    const people = await listPeople();
    return people.map(({ email: who, state, confirmedAt, name }) => `${who}  ${state}  ${confirmedAt ? 'second factor' : 'password alone'}  ${name}`).join('\n'); // prettier-ignore
  }
  const run = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!run || !Email.safeParse(email).success) throw new ShopRefusal(USAGE);
  try {
    return await run(email.toLowerCase(), words, at);
  } catch (error) {
    if (error instanceof AppError && error.code === 'EMAIL_TAKEN')
      throw new ShopRefusal('There is somebody with this e-mail already.');
    if (error instanceof AppError && error.code === 'NOT_FOUND')
      throw new ShopRefusal('There is nobody with this e-mail.');
    throw error;
  }
}
