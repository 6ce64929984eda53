import { describe, expect, it } from 'vitest';
import { policyHeaders } from '../../../src/server/kernel/security-policy';

const framing = (route = '/') => {
  const { 'Content-Security-Policy': policy = '', 'X-Frame-Options': old } = policyHeaders('n', { route });
  const said = (name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `));
  return [said('frame-src'), said('frame-ancestors'), old];
};

describe('who may frame what', () => {
  it.each(['/', '/faq', '/operator-x'])('nobody a page of the shop: %s', (route) => {
    expect(framing(route)).toEqual(["frame-src 'none'", "frame-ancestors 'none'", 'DENY']);
  });

  it('a desk a page of its own shop, and only previews are framed by it', () => {
    expect(framing('/operator/content/articles/[type]')).toEqual([
      "frame-src 'self'",
      "frame-ancestors 'none'",
      'DENY',
    ]);
    expect(framing('/operator/content/preview/[type]')).toEqual(["frame-src 'self'", "frame-ancestors 'self'", 'SAMEORIGIN']); // prettier-ignore
  });
});

describe('what may be run', () => {
  const scripts = (route: string) =>
    /script-src [^;]+/.exec(policyHeaders('n', { route })['Content-Security-Policy'] ?? '')?.[0];

  it.each(['/operator/warehouse/bench', '/operator/batches/[id]', '/operator/packing'])(
    'a reader of codes at %s',
    (route) => {
      expect(scripts(route)).toContain("'wasm-unsafe-eval'");
    },
  );

  it.each(['/', '/product', '/operator', '/operator/login', '/operator/warehousex'])(
    'nothing of the kind at %s',
    (route) => {
      expect(scripts(route)).not.toContain('eval');
    },
  );
});
