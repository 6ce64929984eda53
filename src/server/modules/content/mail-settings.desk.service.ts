import { intlTag, LOCALE_FACTS } from '../../../contract/locales';
import type { MailCheck, MailPreview, MailSenderShown, MailWanted } from '../../../contract/mail-settings';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { refuseBeyondQuota } from '../../kernel/quota';
import { countAttempt } from '../../kernel/rate-limit';
import { localize } from '../../kernel/tenant-record';
import { buttonColours, mailHtml, queueMail, writeMail } from '../account/mail.service';
import { recordAsOwner, recordDeed } from '../operator/audit.service';
import { getSelf } from '../operator/self.service';
import type { NameServers } from '../tenant/domain.service';
import { sampleValues } from './mail-sample';
import { findMailKey, makeMailKey, proveMailKey } from '../tenant/mail-sender.service';
import { ShopRefusal } from '../tenant/register-shop.service';

const TESTS = { max: 10, windowSeconds: 3600 };
const CHECKS = { max: 120, windowSeconds: 3600 };
const ACTION = { action: 'settings.edit', subjectKind: 'SETTINGS', subjectId: 'mail' };

export async function readSender({ tenant }: StaffCtx): Promise<MailSenderShown> {
  const found = await findMailKey(tenant.id);
  if (!found) return { sender: null };
  const { address, isProved, record } = found;
  return { sender: { address, isProved, record: { name: record.name, value: record.text } } };
}

/** Until the new key's record is read, mails are sent as before. @throws AppError INVALID, TOO_MANY_REQUESTS */
export async function setSender(ctx: StaffCtx, address: string): Promise<MailSenderShown> {
  await countAttempt(ctx, { key: 'mail-key', ...TESTS });
  await makeMailKey(ctx.tenant.id, address, ctx.now(), (tx) =>
    recordAsOwner(tx, ctx, { ...ACTION, after: { sender: address } }),
  ).catch((error: unknown) => {
    if (!(error instanceof ShopRefusal)) throw error;
    throw new AppError('INVALID', { errors: [{ path: 'address', code: 'invalid_format' }] });
  });
  return readSender(ctx);
}

/** @throws AppError NOT_FOUND where there is no sender, TOO_MANY_REQUESTS */
export async function checkSender(ctx: StaffCtx, servers: NameServers): Promise<MailCheck> {
  await countAttempt(ctx, { key: 'mail-check', ...CHECKS });
  const { sender } = await readSender(ctx);
  if (!sender) throw new AppError('NOT_FOUND');
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1);
  const says = async (name: string, beginning: RegExp) => {
    const texts = await servers.resolveTxt(name).catch(() => []);
    return texts.some((parts) => beginning.test(parts.join('')));
  };
  const dkim = await proveMailKey(ctx.tenant.id, { servers, now: ctx.now() }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ShopRefusal) return false;
      throw error;
    },
  );
  if (dkim && !sender.isProved)
    await ctx.tx((tx) => recordDeed(tx, ctx, { ...ACTION, after: { proved: sender.address } }));
  const [spf, dmarc] = await Promise.all([
    says(domain, /^v=spf1(\s|$)/i),
    says(`_dmarc.${domain}`, /^v=DMARC1(\s|;|$)/i),
  ]);
  return { ...(await readSender(ctx)), dkim, spf, dmarc };
}

export function previewMail(ctx: StaffCtx, wanted: MailWanted): MailPreview {
  const { tenant } = ctx;
  const { subject, body: text } = writeMail(tenant, specOf(ctx, wanted));
  const { direction } = LOCALE_FACTS[wanted.language];
  const look = { shop: localize(tenant.name, tenant.defaultLanguage), lang: intlTag(wanted.language), dir: direction };
  return { subject, text, html: mailHtml({ subject, text, ...look, ...buttonColours(tenant.themeColor) }) };
}

/** To whoever asks, and to nobody else. @throws AppError TOO_MANY_REQUESTS */
export async function testMail(ctx: StaffCtx, wanted: MailWanted): Promise<{ to: string }> {
  refuseBeyondQuota(ctx, 'mails');
  await countAttempt(ctx, { key: `mail-test:${staffScopeOf(ctx).staffId}`, ...TESTS });
  const { email: to } = await getSelf(ctx);
  await ctx.tx(async (tx) => {
    await queueMail(tx, ctx, { ...specOf(ctx, wanted), recipient: to });
    await recordDeed(tx, ctx, { ...ACTION, after: { tested: wanted.template } });
  });
  return { to };
}

/** Nothing of anybody: a mail that is tried out opens nothing. */
const specOf = (ctx: StaffCtx, wanted: MailWanted) => ({
  template: wanted.template,
  locale: wanted.language,
  values: sampleValues(ctx, wanted),
});
