import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { removeOldUploads } from '../../../../src/server/modules/upload/upload.service';
import { jpegPicture, openTestBucket, uploadPicture } from '../../../support/bucket';
import { startClaiming } from '../transit/claiming';
import { packingAt } from '../transit/packing';

const { folder, close } = openTestBucket();
afterAll(close);

const LONG_AGO = new Date(Date.now() - 31 * 86_400_000);

describe('pictures that something refers to', () => {
  it('stay when the others of their day are removed: of a claim, of a review; papers of people go', async () => {
    const at = await startClaiming();
    const upload = async () => uploadPicture(at.shop, await jpegPicture(), { token: at.token });
    const [reviewed, paper, forgotten] = [await upload(), await upload(), await upload()];
    const id = await at.sent();
    await at.claim(id);
    await at.complete(id, { review: { stars: 5, words: 'All there', photos: [reviewed] } });
    const desk = packingAt(at);
    const taken = await desk.shipped();
    await desk.seize(taken);
    await at.decide(taken, { choice: 'PAPERS', photos: [paper] });
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.jpg')) utimesSync(join(folder, name), LONG_AGO, LONG_AGO);
    await removeOldUploads(() => new Date());
    const statusOf = async (address: string) => (await at.shop.fetchRaw(new URL(address).pathname.replace('/api', ''))).status;
    expect([await statusOf(at.picture), await statusOf(reviewed)]).toEqual([200, 200]);
    expect([await statusOf(paper), await statusOf(forgotten)]).toEqual([404, 404]);
  });
}); // prettier-ignore
