import { describe, expect, it } from 'vitest';
import { plainText, splitFaq } from '../../src/contract/faq';

const html = `
<h3>May I cancel?</h3>
<p>Yes, until we have <strong>bought</strong>.</p>
<ul><li>All of it comes back.</li></ul>
<h3>Hàng hoá &amp; “phí”?</h3>
<p>Đúng vậy.</p>
<hr>
<p>Write to us.</p>`;

describe('splitting the article', () => {
  it('makes a question of each h3 and keeps the HTML of its answer', () => {
    const { sections, closingHtml } = splitFaq(html);
    expect(sections).toEqual([
      {
        title: '',
        introHtml: '',
        items: [
          {
            id: 'q-may-i-cancel',
            question: 'May I cancel?',
            answerHtml: '<p>Yes, until we have <strong>bought</strong>.</p>\n<ul><li>All of it comes back.</li></ul>',
          },
          { id: 'q-hàng-hoá-phí', question: 'Hàng hoá & “phí”?', answerHtml: '<p>Đúng vậy.</p>' },
        ],
      },
    ]);
    expect(closingHtml).toBe('<p>Write to us.</p>');
  });

  it('begins a section at each h2', () => {
    const { sections } = splitFaq(
      '<p>Read this first.</p><h2 dir="auto">Money</h2><p>All about it.</p><h3>How?</h3><p>So.</p><h2>Parcels</h2><h3>When?</h3><p>Soon.</p>',
    );
    expect(
      sections.map(({ title, introHtml, items }) => [title, introHtml, items.map((item) => item.question)]),
    ).toEqual([
      ['', '<p>Read this first.</p>', []],
      ['Money', '<p>All about it.</p>', ['How?']],
      ['Parcels', '', ['When?']],
    ]);
  });

  it('gives questions of the same words addresses of their own', () => {
    const { sections } = splitFaq('<h3>Why?</h3><p>1</p><h3>Why</h3><p>2</p><h3>???</h3><p>3</p>');
    expect(sections.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['q-why', 'q-why-2', 'q-']);
  });

  it('shows an article without questions as it is', () => {
    expect(splitFaq('<p>Soon.</p>')).toEqual({
      sections: [{ title: '', introHtml: '<p>Soon.</p>', items: [] }],
      closingHtml: '',
    });
    expect(splitFaq('').sections).toEqual([]);
  });
});

describe('plain text', () => {
  it('reads tags as spaces and entities as their characters', () => {
    expect(plainText('a<br>b &lt;c&gt; &#34;d&#34; &unknown;')).toBe('a b <c> "d" &unknown;');
  });
});
