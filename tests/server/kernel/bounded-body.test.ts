import { afterEach, describe, expect, it, vi } from 'vitest';
import { readBounded } from '../../../src/server/kernel/bounded-body';
import { jpegPicture, openTestBucket, postForm, uploadForm, uploadToken } from '../../support/bucket';
import { startShop, type Shop } from '../../support/shop';

const CHUNK = new Uint8Array(65_536);

/** A body without a length that never ends; `given` is what was taken of it. */
function endless() {
  const seen = { given: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      seen.given += CHUNK.length;
      controller.enqueue(CHUNK);
    },
    cancel: () => void (seen.isCancelled = true),
  });
  return { seen, body };
}
/** A body that has begun and never goes on. */
const stuck = (first = CHUNK) => new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(first) });
const sending = (body: ReadableStream) => ({ method: 'POST', body, duplex: 'half' }) as RequestInit;
const requestOf = (body: ReadableStream) => new Request('http://shop.test/', sending(body));

describe('a body without a length', () => {
  it('is read no further than its limit', async () => {
    const { seen, body } = endless();
    await expect(readBounded(requestOf(body), { maxBytes: 1_000_000 })).rejects.toMatchObject({ reason: 'large' });
    expect(seen.isCancelled).toBe(true);
    expect(seen.given).toBeLessThan(1_000_000 + 4 * CHUNK.length);
  });

  it('is given up where it does not come', async () => {
    const bounds = { maxBytes: 1_000_000, withinMs: 1 };
    await expect(readBounded(requestOf(stuck()), bounds)).rejects.toMatchObject({ reason: 'slow' });
  });

  it('is given up where there is no room left', async () => {
    const { body } = endless();
    const bounds = { maxBytes: 1_000_000, reserve: () => false };
    await expect(readBounded(requestOf(body), bounds)).rejects.toMatchObject({ reason: 'crowded' });
  });

  it('ends in 413 and closes the connection, where a call takes JSON', async () => {
    const shop = await startShop();
    const { seen, body } = endless();
    const headers = { 'content-type': 'application/json' };
    const answer = await shop.fetchRaw('/user-feedback', { ...sending(body), headers });
    expect(answer.status).toBe(413);
    expect(answer.headers.get('connection')).toBe('close');
    expect(seen.given).toBeLessThan(2_000_000);
  });
});

describe('uploads', () => {
  afterEach(() => vi.useRealTimers());
  const from = (address: string) => ({ 'x-sampan-client-ip': address });
  const start = (shop: Shop, address: string, body: ReadableStream) =>
    shop.fetchRaw('/bucket', {
      ...sending(body),
      headers: { ...from(address), 'content-type': 'multipart/form-data; boundary=x' },
    });

  it('that never end hold up nobody but their own address', async () => {
    const { close } = openTestBucket();
    const shop = await startShop();
    const ends: (() => void)[] = [];
    const hanging = Array.from({ length: 8 }, () =>
      start(shop, '192.0.2.1', new ReadableStream({ start: (controller) => void ends.push(() => controller.close()) })),
    );
    const post = async (address: string) =>
      postForm(shop, uploadForm(await uploadToken(shop), await jpegPicture()), from(address));
    const refused = await post('192.0.2.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await post('192.0.2.2')).status).toBe(200);
    for (const end of ends) end();
    expect((await Promise.all(hanging)).map(({ status }) => status)).toEqual(hanging.map(() => 400));
    expect((await post('192.0.2.1')).status).toBe(200);
    close();
  });

  it('that do not come within half a minute are given up', async () => {
    const { close } = openTestBucket();
    const shop = await startShop();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isRead = () => {};
    const reading = new Promise<void>((resolve) => (isRead = resolve));
    // nobody pulls before it is read
    const stalled = new ReadableStream({ pull: () => isRead() }, { highWaterMark: 0 });
    let hasEnded = false;
    const upload = start(shop, '192.0.2.4', stalled).finally(() => (hasEnded = true));
    await reading;
    await vi.advanceTimersByTimeAsync(29_000);
    expect(hasEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    const answer = await upload;
    expect([answer.status, answer.headers.get('connection')]).toEqual([400, 'close']);
    expect(await answer.text()).toContain('<Code>RequestTimeout</Code>');
    close();
  });

  it('beyond their size are read no further', async () => {
    const { close } = openTestBucket();
    const shop = await startShop();
    const { seen, body } = endless();
    const answer = await start(shop, '192.0.2.3', body);
    expect(await answer.text()).toContain('<Code>EntityTooLarge</Code>');
    expect(answer.headers.get('connection')).toBe('close');
    expect(seen.given).toBeLessThan(12_000_000);
    close();
  });
});
