import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { indexPictures } from '../../../../../src/server/adapters/image-search/embedded/picture-index';
import { stockProducts } from '../../../../../src/server/adapters/marketplace/embedded/stock-marketplace';
import { systemTx } from '../../../../../src/server/db/database';
import { productOf } from '../../../../support/marketplace';
import { describeOnPostgres } from '../../../../support/postgres';

const PICTURES = 90;
const PROCESSES = 3;

describeOnPostgres('processes that look at pictures', () => {
  let asked: string[] = [];
  const readPicture = async (address: string) => {
    asked.push(address);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return undefined;
  };
  beforeEach(async () => {
    asked = [];
    await systemTx((tx) => tx.execute(sql`delete from marketplace_picture`));
    const images = Array.from({ length: PICTURES }, (_, n) => `https://elsewhere.test/${n}.jpg`);
    await stockProducts([productOf({ images })]);
  });

  it('at once look at each once', async () => {
    await Promise.all(Array.from({ length: PROCESSES }, () => indexPictures({ readPicture })));
    expect(asked).toHaveLength(PICTURES);
    expect(new Set(asked).size).toBe(PICTURES);
  });

  it('leave to the others what they stop at, at once', async () => {
    await indexPictures({ readPicture, isStopped: () => asked.length >= 3 });
    expect(asked).toHaveLength(3);
    await indexPictures({ readPicture });
    expect(new Set(asked).size).toBe(PICTURES);
  });

  it('take over what one held that died, after its lease', async () => {
    const dying = indexPictures({ readPicture: () => Promise.reject(new Error('the process is dead')) });
    await expect(dying).rejects.toThrow('dead');
    await indexPictures({ readPicture });
    const held = PICTURES - asked.length;
    expect(held).toBeGreaterThan(0);
    await systemTx((tx) => tx.execute(sql`update marketplace_picture set lease_until = now() where version = 0`));
    await indexPictures({ readPicture });
    expect(new Set(asked).size).toBe(PICTURES);
  });
});
