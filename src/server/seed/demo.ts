import { seedMarketplace } from '../adapters/marketplace/stock-marketplace';
import { tenantTx } from '../db/database';
import { sha256 } from '../kernel/tokens';
import { findSeedMark, saveSeedMark } from '../modules/content/content.service';
import { buildCatalogue } from './data/catalogue/build-catalogue';
import { DEMO_SHOPS, type DemoShop } from './demo-shops';
import { seedShop } from './seed-shop';
import { articlesOf } from './shop-articles';

/**
 * Writes the demo world: six shops and the catalogue that they sell. What is there already in this version is left
 * alone, so that it can run at each start; a newer version replaces settings and texts and keeps people and money.
 */
export async function seedDemo(report: (line: string) => void): Promise<void> {
  let written = 0;
  for (const shop of DEMO_SHOPS) if (await seedUnlessSeeded(shop)) written += 1;
  report(`Tenants      ${String(DEMO_SHOPS.length)}${written === 0 ? ', unchanged' : ''}`);
  const catalogue = buildCatalogue();
  const isNew = await seedMarketplace(catalogue);
  report(`Catalogue    ${String(catalogue.products.length)} products${isNew ? '' : ', unchanged'}`);
}

/** @returns whether anything was written */
async function seedUnlessSeeded(shop: DemoShop): Promise<boolean> {
  const tenantId = shop.record.id;
  const articles = articlesOf(shop.record);
  const mark = sha256(JSON.stringify([shop, articles]));
  const owner = { tenantId, shopperId: '' };
  if ((await tenantTx(owner, (tx) => findSeedMark(tx, tenantId))) === mark) return false;
  await seedShop(shop, articles);
  // last, so that a seed that broke off starts again
  await tenantTx(owner, (tx) => saveSeedMark(tx, tenantId, mark, new Date()));
  return true;
}
