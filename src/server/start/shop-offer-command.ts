import { readFile, writeFile } from 'node:fs/promises';
import { exportOffers, importOffers, type OfferKind } from '../modules/tenant/offer-files.service';
import { shopIdOf, ShopRefusal } from '../modules/tenant/register-shop.service';

/** `<kind> export|import <shop> <file.json> [<name>]`. @throws Error in lines that say what to change */
export async function runOfferCommand(kind: OfferKind, words: string[], { now }: { now: Date }): Promise<string> {
  const [verb, shop, file, name, ...more] = words;
  const isKnown = verb === 'export' || (verb === 'import' && name === undefined);
  if (!isKnown || !shop || !file || more.length > 0)
    throw new ShopRefusal(`Say: ${kind} export <shop> <file.json> [<name>], or ${kind} import <shop> <file.json>.`);
  const id = await shopIdOf(shop);
  if (verb === 'import') return (await importOffers(id, kind, await readJson(file), now)).join('\n');
  const offers = await exportOffers(id, kind, name);
  await writeFile(file, `${JSON.stringify(offers, null, 2)}\n`);
  return `${file}: ${String(offers.length)} of kind ${kind}`;
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ShopRefusal(`${file} cannot be read (${error.code ?? error.message}).`);
  });
  try {
    // editors of Windows begin a file with a mark of its order of bytes
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ShopRefusal(`${file} is no JSON: ${(error as Error).message}`);
  }
}
