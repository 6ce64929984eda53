import type { Tx } from '../../db/database';
import { deskPaths } from '../../../contract/desk-paths';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { originOf } from '../../kernel/origin';
import { newId, newToken, sha256 } from '../../kernel/tokens';
import { queueMail } from '../account/mail.service';
import { staffLinkRepo, type LinkRow } from './staff-link.repo';

const HOUR_MS = 3_600_000;
const KINDS = {
  INVITE: { hours: 72, template: 'staffInvitation', path: deskPaths.join() },
  RESET: { hours: 1, template: 'staffReset', path: deskPaths.reset() },
} as const;

type Wanted = Pick<LinkRow, 'purpose' | 'email' | 'language'> & Partial<Pick<LinkRow, 'roles' | 'invitedBy'>>;

/** A new link and the mail that holds it: the only place where its token stands. */
export async function sendLink(tx: Tx, ctx: Ctx, wanted: Wanted): Promise<LinkRow> {
  const { purpose, email, language } = wanted;
  const { hours, template, path } = KINDS[purpose];
  const token = newToken();
  const saved = await staffLinkRepo(tx, { tenantId: ctx.tenant.id }).save({
    ...{ id: newId(), roles: [], invitedBy: '', ...wanted, tokenHash: sha256(token), createdAt: ctx.now() },
    expiresAt: new Date(ctx.now().getTime() + hours * HOUR_MS),
  });
  if (!saved) throw new AppError('UNAVAILABLE');
  // behind a #, which no browser sends: no log of any server has it
  const link = `${originOf(ctx.host)}${path}#${token}`;
  const values = { link, hours: String(hours) };
  await queueMail(tx, ctx, { recipient: email, template, values, locale: language });
  return saved;
}

/** For whoever holds the token of a mail, once. @throws AppError CODE_INVALID where it is used, withdrawn or over */
export async function takeLink(tx: Tx, ctx: Ctx, purpose: LinkRow['purpose'], token: string): Promise<LinkRow> {
  const links = staffLinkRepo(tx, { tenantId: ctx.tenant.id });
  const link = await links.findByToken(purpose, sha256(token));
  if (!link || link.expiresAt <= ctx.now()) throw new AppError('CODE_INVALID');
  await links.remove(link);
  return link;
}
