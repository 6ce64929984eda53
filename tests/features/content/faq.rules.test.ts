import { describe, expect, it } from 'vitest';
import { splitFaq } from '../../../src/contract/faq';
import { findInFaq } from '../../../src/features/content/faq.rules';

const html = `
<h3>May I cancel?</h3>
<p>Yes, until we have <strong>bought</strong>.</p>
<ul><li>All of it comes back.</li></ul>
<h3>Hàng hoá &amp; “phí”?</h3>
<p>Đúng vậy.</p>
<hr>
<p>Write to us.</p>`;

describe('searching', () => {
  const { sections } = splitFaq(html);
  const found = (text: string) =>
    findInFaq(sections, text).flatMap(({ items }) => items.map(({ question }) => question));

  it('wants every word, in question or answer', () => {
    expect(found('cancel BOUGHT')).toEqual(['May I cancel?']);
    expect(found('cancel phí')).toEqual([]);
  });

  it('does not ask for accents', () => {
    expect(found('hang hoa dung')).toEqual(['Hàng hoá & “phí”?']);
  });

  it('does not look into tags', () => {
    expect(found('strong')).toEqual([]);
  });

  it('shows all while nothing is asked', () => {
    expect(found('  ')).toHaveLength(2);
  });
});
