import type { CatalogueProduct } from '../../server/adapters/marketplace/embedded/catalogue-product';
import { seedMarketplace } from '../../server/adapters/marketplace/embedded/stock-marketplace';
import { tenantTx } from '../../server/db/database';
import { sha256 } from '../../server/kernel/tokens';
import { markSeedBegun, markSeeded, seedStateOf } from '../../server/modules/content/seed-mark.service';
import { findTenant } from '../../server/modules/tenant/tenant.service';
import { buildCatalogue } from './data/catalogue/build-catalogue';
import { SERVICES } from './data/tenants/shared';
import { DEMO_SHOPS, type DemoShop } from './demo-shops';
import { seedShop } from './seed-shop';
import { articlesOf } from './shop-articles';
import { blocksOf } from './site-blocks';

interface Seeded {
  /** Shops that are nobody's own. */
  ours: DemoShop[];
  products: CatalogueProduct[];
}

/**
 * Writes the demo world: six shops and the catalogue that they sell. It can run at each start: what is there already in
 * this version is left alone, and so is a shop that somebody has changed or that is live. A newer version replaces the
 * settings and texts of an older one, and keeps people, their passwords and their money.
 */
export async function seedDemo(report: (line: string) => void): Promise<Seeded> {
  const outcomes: ('written' | 'same' | 'kept')[] = [];
  for (const shop of DEMO_SHOPS) outcomes.push(await seedWhereOurs(shop));
  const isUnchanged = outcomes.every((outcome) => outcome !== 'written');
  report(`Tenants      ${String(DEMO_SHOPS.length)}${isUnchanged ? ', unchanged' : ''}`);
  const kept = DEMO_SHOPS.filter((_, at) => outcomes[at] === 'kept').map(({ record }) => record.id);
  if (kept.length > 0) report(`             ${kept.join(', ')} somebody’s own by now, left alone`);
  const catalogue = buildCatalogue();
  const isNew = await seedMarketplace(catalogue);
  report(`Catalogue    ${String(catalogue.products.length)} products${isNew ? '' : ', unchanged'}`);
  return { ours: DEMO_SHOPS.filter((_, at) => outcomes[at] !== 'kept'), products: catalogue.products };
}

async function seedWhereOurs(shop: DemoShop): Promise<'written' | 'same' | 'kept'> {
  const tenantId = shop.record.id;
  const articles = articlesOf(shop);
  const version = sha256(JSON.stringify([shop, SERVICES, articles, blocksOf(shop, new Date(0))]));
  const owner = { tenantId, shopperId: '' };
  const state = await tenantTx(owner, (tx) => seedStateOf(tx, tenantId, version));
  if (state === 'changed' || (await findTenant(tenantId))?.isLive) return 'kept';
  if (state === 'as seeded') return 'same';
  await tenantTx(owner, (tx) => markSeedBegun(tx, tenantId, version));
  await seedShop(shop, articles);
  await tenantTx(owner, (tx) => markSeeded(tx, tenantId, version));
  return 'written';
}
