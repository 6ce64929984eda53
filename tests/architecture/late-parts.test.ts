import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What is asked to be loaded by itself, each as it stands: from `dynamic(` to the bracket that closes it. */
function dynamicCalls(text: string): string[] {
  return [...text.matchAll(/= dynamic\(/g)].map(({ index }) => {
    let depth = 0;
    for (let end = text.indexOf('(', index); end < text.length; end++) {
      if (text[end] === '(') depth++;
      if (text[end] === ')' && --depth === 0) return text.slice(index, end + 1);
    }
    throw new Error('a bracket is left open');
  });
}

const saysWhenMissing = (call: string) => /loading: (?:PartLoading|LayerLoading|partLoadingIn\()/.test(call);
/** Drawings beside their names. */
const DECORATION = ["import('./brand-icons')"];

describe('a part of a page that is loaded by itself', () => {
  it('says when its code is gone, as after a deploy', () => {
    expect(dynamicCalls("const A = dynamic(() => import('./a'), { ssr: false });").filter(saysWhenMissing)).toEqual([]);
    const calls = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => dynamicCalls(readFileSync(join('src', file), 'utf8')));
    expect(calls.length).toBeGreaterThan(80);
    const silent = calls.filter((call) => !saysWhenMissing(call));
    expect(silent).toHaveLength(DECORATION.length);
    for (const [index, name] of DECORATION.entries()) expect(silent[index]).toContain(name);
  });
});
