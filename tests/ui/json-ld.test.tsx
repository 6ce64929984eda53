import { describe, expect, it } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { breadcrumbList, jsonLd, scriptSafe } from '../../src/ui/json-ld';

describe('structured data', () => {
  it('lets no text of a shop end the script that it stands in', () => {
    const name = `</script><script>alert(1)</script><!-- & \u2028 "quoted"`;
    const html = renderToStaticMarkup(jsonLd('product', { '@type': 'Product', name }));
    expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
    expect(html).not.toContain('<!--');
    const text = html.slice(html.indexOf('>') + 1, html.lastIndexOf('</script>'));
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Product', name });
    expect(scriptSafe('\u2029')).toBe('"\\u2029"');
  });

  it('counts crumbs from one and links those that lead somewhere', () => {
    const crumbs = [{ name: 'Home', url: 'https://shop.example/' }, { name: 'Questions' }];
    expect(breadcrumbList(crumbs).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Questions' },
    ]);
  });
});
