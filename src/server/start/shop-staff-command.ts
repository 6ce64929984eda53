import { parseArgs } from 'node:util';
import { deskPaths } from '../../contract/desk-paths';
import { Email } from '../../contract/fields.schemas';
import { isLocale } from '../../contract/locales';
import { isDefaultRole, type DefaultRole } from '../../contract/staff-roles';
import { AppError } from '../kernel/app-error';
import * as staff from '../modules/operator/staff.service';
import { shopIdOf, ShopRefusal } from '../modules/tenant/register-shop.service';
import { newPassword, type Asking } from './new-password';

type Verb = (tenantId: string, email: string, words: string[], at: Asking) => Promise<string>;

const text = { type: 'string' } as const;
const OPTIONS = { name: text, roles: text, language: text } as const;
const USAGE = 'Say: staff add|roles|suspend|resume|password|forget-factor <shop> <e-mail> …, or staff list <shop>.';

const VERBS: Record<string, Verb> = {
  async add(tenantId, email, words, at) {
    const { values } = parseArgs({ args: words, options: OPTIONS });
    const { name, language = 'en', roles = 'owner' } = values;
    if (!name) throw new ShopRefusal('--name must be said.');
    if (!isLocale(language))
      throw new ShopRefusal('--language must be one of those that the desks speak, like en or zh-CN.');
    const spec = { email, name, language, roles: rolesIn(roles), password: await newPassword(email, at) };
    await staff.addStaff(tenantId, spec, at.now);
    return `${email} works for ${tenantId} as ${roles}, and logs in at ${deskPaths.login()}.`;
  },
  async roles(tenantId, email, [roles = ''], { now }) {
    await staff.setRolesByCommand(tenantId, email, rolesIn(roles), now);
    return `${email} is ${roles} of ${tenantId}.`;
  },
  async suspend(tenantId, email, _, { now }) {
    await staff.setStateByCommand(tenantId, email, 'SUSPENDED', now);
    return `${email} is suspended.`;
  },
  async resume(tenantId, email, _, { now }) {
    await staff.setStateByCommand(tenantId, email, 'ACTIVE', now);
    return `${email} may come in again.`;
  },
  async 'forget-factor'(tenantId, email, _, { now }) {
    await staff.removeFactorByCommand(tenantId, email, now);
    return `${email} has no second factor any more; all sessions have ended.`;
  },
  async password(tenantId, email, _, at) {
    await staff.setPasswordByCommand(tenantId, email, await newPassword(email, at), at.now);
    return `${email} has a new password; all sessions of the old one have ended.`;
  },
};

/** `staff <verb> <shop> …`. @throws Error in lines that say what to change */
export async function runStaffCommand([verb = '', shop = '', ...words]: string[], at: Asking): Promise<string> {
  if (!shop) throw new ShopRefusal(USAGE);
  const tenantId = await shopIdOf(shop);
  if (verb === 'list' && words.length === 0) return listOf(tenantId);
  const run = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  const [email = '', ...rest] = words;
  if (!run || !Email.safeParse(email).success) throw new ShopRefusal(USAGE);
  try {
    return await run(tenantId, email.toLowerCase(), rest, at);
  } catch (error) {
    throw error instanceof AppError ? new ShopRefusal(REASONS[error.code] ?? error.code) : error;
  }
}

const REASONS: Partial<Record<AppError['code'], string>> = {
  EMAIL_TAKEN: 'There is somebody with this e-mail already.',
  NOT_FOUND: 'There is nobody with this e-mail.',
  STATE_CONFLICT: 'The last owner stays: make somebody else an owner first.',
};

async function listOf(tenantId: string): Promise<string> {
  const people = await staff.listStaff(tenantId);
  return people.map(({ email, state, roles, name }) => `${email}  ${state}  ${roles.join(',')}  ${name}`).join('\n');
}

function rolesIn(words: string): DefaultRole[] {
  const roles = words.split(',').map((word) => word.trim());
  const strange = roles.filter((role) => !isDefaultRole(role));
  if (strange.length > 0) throw new ShopRefusal(`There is no role ${strange.join(', ')}.`);
  return roles.filter(isDefaultRole);
}
