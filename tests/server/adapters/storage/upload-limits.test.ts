import { expect, it, onTestFinished } from 'vitest';
import { BucketRefusal } from '../../../../src/server/adapters/storage/bucket-refusal';
import { holdUpload } from '../../../../src/server/adapters/storage/upload-limits';

/** Uploads on their way from each of these addresses until the test ends. @returns how many were let in */
async function lettingIn(addresses: string[]): Promise<number> {
  let release = () => undefined as unknown;
  const end = new Promise<void>((resolve) => (release = resolve));
  onTestFinished(() => void release());
  let running = 0;
  const refusals: unknown[] = [];
  for (const address of addresses)
    holdUpload(address, () => {
      running += 1;
      return end;
    }).catch((error: unknown) => refusals.push(error));
  await new Promise((resolve) => setImmediate(resolve));
  expect(refusals.every((error) => error instanceof BucketRefusal)).toBe(true);
  expect(running + refusals.length).toBe(addresses.length);
  return running;
}
const many = Array.from({ length: 60 }, (_, n) => (n + 1).toString(16));

it('uploads on their way are eight of one network, however many addresses it has, and four times that around it', async () => {
  expect(await lettingIn(many.map((n) => `2001:db8:1:1::${n}`))).toBe(8);
  // the eight above are among them
  expect(await lettingIn(many.map((n) => `2001:db8:1:${n}00::1`))).toBe(24);
  expect(await lettingIn(many.map(() => '192.0.2.9'))).toBe(8);
});
