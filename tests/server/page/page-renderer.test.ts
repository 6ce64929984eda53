import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawPagesAsNodeCan } from '../../../src/server/page/page-renderer';

type Renderer = Pick<typeof import('react-dom/server'), 'renderToReadableStream'>;
const load = createRequire(import.meta.url);
/** Next's own code that draws pages, and the renderer that it gets. */
const drawing = load.resolve('next/dist/compiled/next-server/pages-turbo.runtime.prod.js');
const nexts = createRequire(drawing)('react-dom/server.edge') as Renderer;
const { renderToReadableStream: before } = nexts;

const pieces = ['12 件 ', '👟', '<b> & "quoted"', 'é'.repeat(5000), '商品'.repeat(3000)];
const page = createElement(
  'main',
  { id: 'content', title: pieces.join(' ') },
  pieces.flatMap((text, index) => [
    createElement('img', { key: `p${index}`, src: `/a/${index}.webp?w=4&h=2`, alt: '' }),
    createElement('p', { key: index, dir: 'auto' }, text, index),
  ]),
);
const drawn = async ({ renderToReadableStream }: Renderer) => {
  const stream = await renderToReadableStream(page);
  await stream.allReady;
  return new Response(stream).text();
};

describe('the renderer of pages', () => {
  let asNextDoes = '';
  beforeEach(async () => {
    asNextDoes = await drawn(nexts);
    drawPagesAsNodeCan();
  });
  afterEach(() => void Object.assign(nexts, { renderToReadableStream: before }));

  it('is that of Node, wherever Next asks for its own', () => {
    expect(readFileSync(drawing, 'utf8')).toContain('require("react-dom/server.edge")');
    const node = load('react-dom/server.node') as Renderer;
    expect(nexts.renderToReadableStream).toBe(node.renderToReadableStream);
    expect(nexts.renderToReadableStream).not.toBe(before);
  });

  it('writes the same markup, over the edges of its buffer too', async () => {
    const asNodeDoes = await drawn(nexts);
    expect(asNodeDoes).toContain('商品'.repeat(3000));
    expect(asNodeDoes).toBe(asNextDoes);
  });
});
