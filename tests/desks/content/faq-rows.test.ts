import { describe, expect, it } from 'vitest';
import { splitFaq } from '../../../src/contract/faq';
import { faqDraftOf, faqHtmlOf, insideAnswer, isFaqRows } from '../../../src/desks/content/faq-rows';

describe('questions and answers as rows', () => {
  it.each([
    ['', true],
    ['<p>Before</p><h2>Paying</h2><p>Below</p><h3>How &amp; when?</h3><p>By card</p><hr><p>After</p>', true],
    ['<h3>One</h3>\n\n<ul>\n<li>a</li>\n</ul>\n<h3>Two</h3>', true],
    ['<h3>A <strong>mark</strong></h3><p>x</p>', false],
    ['<h3 id="x">A place</h3><p>x</p>', false],
    ['<p>a</p><hr><p>b</p><hr><p>c</p>', false],
  ])('give back all that is in %s: %s', (html, isWhole) => {
    expect(isFaqRows(html)).toBe(isWhole);
  });

  it('are the same accordion for shoppers', () => {
    const html = '<h2>Paying</h2><h3>How?</h3><p>By card</p><h3>When?</h3><p>Now</p><hr><p>Write to us</p>';
    expect(splitFaq(faqHtmlOf(faqDraftOf(html)))).toEqual(splitFaq(html));
  });

  it('take an answer for an answer, whatever was pasted into it', () => {
    expect(insideAnswer('<h2 class="x">A</h2><h3>B</h3><hr /><p>c</p>')).toBe('<h4 class="x">A</h4><h4>B</h4><p>c</p>');
  });
});
