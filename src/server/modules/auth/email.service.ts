import { paths } from '../../../contract/paths';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { notify, readProfile } from '../account/account.service';
import { queueMail } from '../account/mail.service';
import { wantMailAgain } from '../account/mail-trouble.service';
import { isShownAccount } from '../../kernel/shown-account';
import { credentialRepo } from './credential.repo';
import { checkEmailCode, useEmailCode } from './email-code.service';
import { proveLoginPassword } from './password.service';

/** Tells the old address; the one that it is counts as confirmed anew. @throws AppError METHOD_DISABLED of an account that is shown to all, PASSWORD_WRONG, CODE_INVALID, EMAIL_TAKEN */
export async function changeEmail(
  ctx: UserCtx,
  { loginPassword, email, verificationCode }: { loginPassword: string; email: string; verificationCode: string },
) {
  const old = await proveLoginPassword(ctx, loginPassword);
  if (isShownAccount(ctx.tenant, old.email)) throw new AppError('METHOD_DISABLED');
  const claim = { email, purpose: 'CHANGE_EMAIL', verificationCode } as const;
  await checkEmailCode(ctx, claim);
  const owner = ownerOf(ctx);
  const profile = await ctx.tx(async (tx) => {
    const credentials = credentialRepo(tx, owner);
    await credentials.lockEmail(email);
    await useEmailCode(tx, ctx, claim);
    // no throw in here: the code is used up all the same
    const known = await credentials.findByEmail(email);
    if (known && known.id !== old.id) return undefined;
    await wantMailAgain(tx, owner.tenantId, email);
    if (known) return readProfile(tx, owner);
    await credentials.update(old.id, { email });
    await queueMail(tx, ctx, { recipient: old.email, template: 'emailChanged', locale: old.language });
    await notify(tx, { ...owner, code: 'EMAIL_CHANGED', event: null, link: paths.account(), at: ctx.now() });
    return readProfile(tx, owner);
  });
  if (!profile) throw new AppError('EMAIL_TAKEN');
  return profile;
}
