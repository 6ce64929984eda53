import type * as z from 'zod/mini';
import { Profile, type ProfileChange } from '../../../contract/account';
import type { Locale } from '../../../contract/locales';
import type { Owner, Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { shopperRepo } from './shopper.repo';

/** What the shopper's browser may know of the shopper. @throws AppError NOT_FOUND */
export async function readProfile(tx: Tx, owner: Owner): Promise<Profile> {
  const row = await shopperRepo(tx, owner).findProfile();
  if (!row) throw new AppError('NOT_FOUND');
  return Profile.parse(row);
}

export const getProfile = (ctx: UserCtx) => ctx.tx((tx) => readProfile(tx, ownerOf(ctx)));

export const saveProfile = (ctx: UserCtx, change: z.output<typeof ProfileChange>) =>
  ctx.tx(async (tx) => {
    await shopperRepo(tx, ownerOf(ctx)).update(change);
    return readProfile(tx, ownerOf(ctx));
  });

/** @throws AppError INVALID where the shop does not speak it */
export async function setLanguage(ctx: UserCtx, language: Locale) {
  if (!ctx.tenant.supportedLanguages.includes(language))
    throw new AppError('INVALID', { errors: [{ path: 'language', code: 'unsupported' }] });
  await ctx.tx((tx) => shopperRepo(tx, ownerOf(ctx)).update({ language }));
  return {};
}
