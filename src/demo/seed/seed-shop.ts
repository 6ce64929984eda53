import { isDefaultRole } from '../../contract/staff-roles';
import { shopTx, tenantTx, type Owner } from '../../server/db/database';
import { AppError } from '../../server/kernel/app-error';
import { ensureAddress } from '../../server/modules/account/address.service';
import { ensureAccount, shutAccounts } from '../../server/modules/auth/auth.service';
import { stockOwn } from '../../server/modules/catalog/stock-own.service';
import { HOW_TO_ID, saveArticles, saveSiteItem, type ArticleInput } from '../../server/modules/content/content.service';
import { addStaff, listStaff, type StaffSpec } from '../../server/modules/operator/staff.service';
import { saveTenant } from '../../server/modules/tenant/tenant.service';
import { openingReference, transfer, postLedger } from '../../server/modules/wallet/ledger.service';
import type { DemoShop } from './demo-shops';
import { seedOffers } from './seed-offers';
import { blocksOf } from './site-blocks';

/** Stands in the payment steps of the demo; a pay password has six digits. */
export const DEMO_PAY_PASSWORD = '246810';

/** Settings, texts, people and their opening money; each step may be repeated. */
export async function seedShop(shop: DemoShop, articles: ArticleInput[]): Promise<void> {
  await saveTenant(shop.record);
  await seedOffers(shop);
  await seedOwnGoods(shop);
  await seedContent(shop, articles);
  await seedPeople(shop);
}

const seedOwnGoods = ({ record: { id }, ownGoods = [] }: DemoShop) =>
  shopTx(id, async (tx) => {
    for (const goods of ownGoods) await stockOwn(tx, id, goods, new Date());
  });

const seedContent = (shop: DemoShop, articles: ArticleInput[]) =>
  shopTx(shop.record.id, async (tx) => {
    const tenantId = shop.record.id;
    const { site } = shop;
    const now = new Date();
    await saveArticles(tx, tenantId, articles, now);
    for (const [position, value] of site.banners.entries()) {
      const item = { id: `banner-${String(position + 1)}`, position, publishedAt: now, kind: 'BANNER', value } as const;
      await saveSiteItem(tx, tenantId, item);
    }
    for (const block of blocksOf(shop, now)) await saveSiteItem(tx, tenantId, block);
    if (site.howTo) {
      const item = { id: HOW_TO_ID, position: 0, publishedAt: now, kind: 'HOW_TO', value: site.howTo } as const;
      await saveSiteItem(tx, tenantId, item);
    }
    if (site.campaign) {
      const { id, publishedAt, ...value } = site.campaign;
      await saveSiteItem(tx, tenantId, {
        id,
        position: 0,
        publishedAt: new Date(publishedAt),
        kind: 'CAMPAIGN',
        value,
      });
    }
    for (const [position, { publishedAt, ...value }] of site.announcements.entries()) {
      const id = `announcement-${String(position + 1)}`;
      const item = { id, position, publishedAt: new Date(publishedAt), kind: 'ANNOUNCEMENT', value } as const;
      await saveSiteItem(tx, tenantId, item);
    }
  });

async function seedPeople(shop: DemoShop): Promise<void> {
  const { record, site } = shop;
  await shutFormerStaff(record.id);
  const { id: tenantId, defaultLanguage: language } = record;
  for (const { role, email, password } of record.demoAccounts) {
    if (isDefaultRole(role))
      await ensureStaff(tenantId, { email, password, name: `${site.operatorName} · ${role}`, language, roles: [role] });
    if (role === 'shopper') await ensureShopper(shop, { role, email, password });
  }
}

/**
 * One of those who try the shop, with an address and money to try it with. @param since when they came @returns the id
 */
export async function ensureShopper(
  { record, site }: DemoShop,
  { role, email, password }: { role: string; email: string; password: string },
  since = new Date(),
): Promise<string> {
  const { id: tenantId, currency, countryCode, defaultLanguage: language } = record;
  const { name, address, openingDeposit } = site.shopper;
  const secrets = { password, payPassword: DEMO_PAY_PASSWORD };
  const account = { email, name, role: 'shopper', language, createdAt: since, ...secrets } as const;
  const owner = { tenantId, shopperId: await ensureAccount(tenantId, account) };
  await ensureAddress(owner, { ...address, receiverName: name, countryCode });
  const reference = role === 'shopper' ? openingReference(tenantId) : openingReference(`${tenantId}:${role}`);
  if (openingDeposit > 0) await creditOpening(owner, { currency, amount: openingDeposit, reference, now: since });
  return owner.shopperId;
}

/** By an earlier release the staff had a shopper's account with a published password. */
const shutFormerStaff = (tenantId: string) =>
  shopTx(tenantId, (tx) => shutAccounts(tx, tenantId, [`operator@${tenantId}.example`], new Date()));

async function ensureStaff(tenantId: string, spec: StaffSpec): Promise<void> {
  const known = (await listStaff(tenantId)).some(({ email }) => email === spec.email);
  if (known) return;
  await addStaff(tenantId, spec, new Date()).catch((error: unknown) => {
    // by another process that seeds
    if (!(error instanceof AppError && error.code === 'EMAIL_TAKEN')) throw error;
  });
}

/** Posted once for ever: the reference is the same at each seed. */
const creditOpening = (
  owner: Owner,
  { currency, amount, reference, now }: { currency: string; amount: number; reference: string; now: Date },
) =>
  tenantTx(owner, (tx) =>
    postLedger(tx, {
      tenantId: owner.tenantId,
      kind: 'DEPOSIT',
      reference,
      currency,
      now,
      entries: transfer(
        amount,
        { kind: 'PROVIDER_CLEARING', provider: 'SEED' },
        { kind: 'SHOPPER_BALANCE', shopperId: owner.shopperId },
      ),
    }),
  );
