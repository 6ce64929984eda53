import { shopTx, tenantTx, type Owner } from '../../server/db/database';
import { ensureAddress } from '../../server/modules/account/address.service';
import { ensureAccount } from '../../server/modules/auth/auth.service';
import { HOW_TO_ID, saveArticles, saveSiteItem, type ArticleInput } from '../../server/modules/content/content.service';
import { saveTenant } from '../../server/modules/tenant/tenant.service';
import { openingReference, transfer, postLedger } from '../../server/modules/wallet/ledger.service';
import type { DemoShop } from './demo-shops';
import { seedOffers } from './seed-offers';

/** Stands in the payment steps of the demo; a pay password has six digits. */
const DEMO_PAY_PASSWORD = '246810';

/** Settings, texts, people and their opening money; each step may be repeated. */
export async function seedShop(shop: DemoShop, articles: ArticleInput[]): Promise<void> {
  await saveTenant(shop.record);
  await seedOffers(shop);
  await seedContent(shop, articles);
  await seedPeople(shop);
}

const seedContent = ({ record: { id: tenantId }, site }: DemoShop, articles: ArticleInput[]) =>
  shopTx(tenantId, async (tx) => {
    const now = new Date();
    await saveArticles(tx, tenantId, articles, now);
    for (const [position, value] of site.banners.entries()) {
      const item = { id: `banner-${String(position + 1)}`, position, publishedAt: now, kind: 'BANNER', value } as const;
      await saveSiteItem(tx, tenantId, item);
    }
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

async function seedPeople({ record, site }: DemoShop): Promise<void> {
  const { id: tenantId, currency, countryCode, defaultLanguage: language } = record;
  for (const { role, email, password } of record.demoAccounts) {
    const name = role === 'shopper' ? site.shopper.name : site.operatorName;
    const payPassword = role === 'shopper' ? DEMO_PAY_PASSWORD : undefined;
    const shopperId = await ensureAccount(tenantId, { email, password, name, role, language, payPassword });
    if (role !== 'shopper') continue;
    const { address, openingDeposit } = site.shopper;
    await ensureAddress({ tenantId, shopperId }, { ...address, receiverName: name, countryCode });
    if (openingDeposit > 0) await creditOpening({ tenantId, shopperId }, currency, openingDeposit);
  }
}

/** Posted once for ever: the reference is the same at each seed. */
const creditOpening = (owner: Owner, currency: string, amount: number) =>
  tenantTx(owner, (tx) =>
    postLedger(tx, {
      tenantId: owner.tenantId,
      kind: 'DEPOSIT',
      reference: openingReference(owner.tenantId),
      currency,
      now: new Date(),
      entries: transfer(
        amount,
        { kind: 'PROVIDER_CLEARING', provider: 'SEED' },
        { kind: 'SHOPPER_BALANCE', shopperId: owner.shopperId },
      ),
    }),
  );
