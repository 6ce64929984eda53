import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffLines, linesOf } from '../../../src/desks/content/text-diff';
import { isVisual } from '../../../src/desks/content/visual-html';

describe('what differs between two editions', () => {
  it('is said by the lines that a reader meets, with where links lead', () => {
    const html = '<h2>Ask</h2><p>Write <a href="/faq" rel="x">here</a><br>now</p><img src="/a.jpg" alt="">';
    expect(linesOf(html)).toEqual(['Ask', 'Write here (/faq)', 'now', '[/a.jpg]']);
    expect(diffLines(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([
      { kind: 'same', text: 'a' },
      { kind: 'removed', text: 'b' },
      { kind: 'added', text: 'x' },
      { kind: 'same', text: 'c' },
      { kind: 'added', text: 'd' },
    ]);
  });

  it('loses no line of either, in their order', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const found = diffLines(before, after);
        const of = (left: 'added' | 'removed') => found.filter(({ kind }) => kind !== left).map(({ text }) => text);
        expect(of('added')).toEqual(before);
        expect(of('removed')).toEqual(after);
      }),
    );
  });

  it('leaves to HTML what the editor would lose', () => {
    expect(isVisual('<h2>A</h2><p><strong>b</strong> <a href="/faq">c</a></p><ul><li>d</li></ul>')).toBe(true);
    expect(isVisual('<table><tr><td>1</td></tr></table>')).toBe(false);
    expect(isVisual('<h2 id="terms">A</h2>')).toBe(false);
  });
});
