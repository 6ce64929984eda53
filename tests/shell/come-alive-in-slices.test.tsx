import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { useEffect } from 'react';
import client, { type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { comeAliveInSlices } from '../../src/shell/come-alive-in-slices';

const PARTS = 20;
const PART_MS = 3;

/** As long as a part of a page may take a phone. */
const work = vi.fn(() => {
  const end = performance.now() + PART_MS;
  while (performance.now() < end);
});
function Part() {
  work();
  return <p>part</p>;
}
function Page({ onAlive }: { onAlive: () => void }) {
  useEffect(() => onAlive(), [onAlive]);
  return Array.from({ length: PARTS }, (_, index) => <Part key={index} />);
}

let root: Root | undefined;
let restore: (() => void) | undefined;
afterEach(() => {
  root?.unmount();
  restore?.();
  restore = undefined;
});

/** How much of a page is drawn whenever something else has its turn, while some of it is. */
async function turnsMeanwhile(): Promise<number[]> {
  const host = document.createElement('div');
  let isAlive = false;
  const page = <Page onAlive={() => void (isAlive = true)} />;
  host.innerHTML = renderToString(page);
  work.mockClear();
  root = client.hydrateRoot(host, page);
  const turns: number[] = [];
  while (!isAlive) {
    await new Promise((resolve) => setTimeout(resolve));
    turns.push(work.mock.calls.length);
  }
  return turns.filter((parts) => parts > 0 && parts < PARTS);
}

describe('a page that comes alive', () => {
  it('lets what is pressed have its turn in between', async () => {
    restore = comeAliveInSlices();
    expect(await turnsMeanwhile()).not.toEqual([]);
  });

  it('would not, the way Next begins it', async () => {
    expect(await turnsMeanwhile()).toEqual([]);
  });

  it('is begun by Next where we think it is, after our file has been loaded', () => {
    const load = createRequire(import.meta.url);
    const begins = readFileSync(load.resolve('next/dist/client/index.js'), 'utf8');
    expect(begins).toContain('_client = /*#__PURE__*/ _interop_require_default._(require("react-dom/client"))');
    expect(begins).toContain('_client.default.hydrateRoot(');
    const loads = readFileSync(load.resolve('next/dist/client/next-turbopack.js'), 'utf8');
    expect(loads).toMatch(/require\("\.\.\/lib\/require-instrumentation-client"\)[^]*\.hydrate\)\(\)/);
  });
});
