import { describe, expect, it } from 'vitest';
import { LOCALE_FACTS, LOCALES, intlTag } from '../../../../src/contract/locales';
import { findMessage } from '../../../../src/server/kernel/messages';
import { MAIL_TEMPLATES } from '../../../../src/contract/mail-settings.enums';
import { buttonColours, mailHtml } from '../../../../src/server/modules/account/mail-html.rules';

const LINK = 'https://shop.example/my/purchase/o1';
const mail = {
  subject: 'Order paid (PO1)',
  text: `Your order PO1 is paid.\n\n2 × <b>Shirt</b> & "cap": $12.50\n\nTotal: $12.50\n\n${LINK}\n\nMekong`,
  shop: 'Mekong',
  lang: 'en',
  dir: 'ltr' as const,
  ...buttonColours('#16a34a'),
};

describe('a mail in the look of its shop', () => {
  it('says the words of the plain one, with link and amount, and no markup of theirs', () => {
    const html = mailHtml(mail);
    expect(html).toContain('Total: $12.50');
    expect(html).toContain(`<a href="${LINK}"`);
    expect(html).toContain('&#60;b&#62;Shirt&#60;/b&#62; &#38; &#34;cap&#34;');
    expect(html).not.toContain('<b>');
    // nothing is fetched, nothing runs
    expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(/i);
  });

  it('begins with what an inbox shows beside the subject', () => {
    expect(/display:none[^>]*>([^<]*)</.exec(mailHtml(mail))?.[1]).toBe('Your order PO1 is paid.');
  });

  it('leads by an address that stands alone, and by nothing that only looks like one', () => {
    const html = mailHtml({
      ...mail,
      text: `see https://evil.example/"onclick="x now\n\njavascript:alert(1)\n\n${LINK}`,
    });
    expect([...html.matchAll(/<a /g)]).toHaveLength(1);
    expect(html).not.toContain('"onclick=');
  });

  it('is read in the direction of its letters, and by day and night', () => {
    const html = mailHtml({ ...mail, text: 'تم دفع طلبك', lang: 'ar', dir: 'rtl' });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('dir="auto"');
    expect(html).toContain('prefers-color-scheme:dark');
  });

  it.each([
    ['#facc15', { fill: '#facc15', words: '#000000' }],
    ['0f172a', { fill: '#0f172a', words: '#ffffff' }],
    ['red;}', { fill: '#166534', words: '#ffffff' }],
  ])('has words that read on its colour (%s)', (colour, expected) => {
    expect(buttonColours(colour)).toEqual(expected);
  });
});

it.each(LOCALES)('every mail has words and a look of its own in %s', (locale) => {
  const dir = LOCALE_FACTS[locale].direction;
  const values = Object.fromEntries('shop serviceEmail code minutes device time reference amount title text link hours goods'.split(' ').map((name) => [name, name.toUpperCase()]));
  for (const template of MAIL_TEMPLATES) {
    const [subject = '', text = ''] = ['subject', 'body'].map((part) => findMessage(locale, `mail.${template}.${part}`, values));
    expect([template, subject.length > 3, text.length > 20]).toEqual([template, true, true]);
    // read in its own words, not in English
    // news have words of their own, which the mail only holds
    if (locale !== 'en' && template !== 'orderNews') expect([template, text]).not.toEqual([template, findMessage('en', `mail.${template}.body`, values)]);
    const html = mailHtml({ ...mail, subject, text, lang: intlTag(locale), dir });
    expect(html).toContain(`dir="${dir}"><head>`);
    expect(subject + html).not.toMatch(/\{\{|undefined/);
  }
}); // prettier-ignore
