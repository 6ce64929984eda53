/**
 * Scripts of others that a shop may have on its pages (TEN-8): always a preset by vendor and id, never code. The
 * pattern is what the vendor's trace ids, site ids or keys look like; whatever else comes is no id.
 */
export const EXTRA_VENDORS = {
  'google-analytics': { kind: 'analytics', id: /^G-[A-Z0-9]{6,12}$/ },
  umeng: { kind: 'analytics', id: /^[1-9][0-9]{7,12}$/ },
  'baidu-tongji': { kind: 'analytics', id: /^[0-9a-f]{32}$/ },
  'yandex-metrika': { kind: 'analytics', id: /^[1-9][0-9]{4,9}$/ },
  // the site's own domain
  plausible: { kind: 'analytics', id: /^(?=.{4,100}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/ },
  tawk: { kind: 'chat', id: /^[0-9a-f]{24}\/[0-9a-z]{1,16}$/ },
  crisp: { kind: 'chat', id: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/ },
  intercom: { kind: 'chat', id: /^[a-z0-9]{6,12}$/ },
  freshworks: { kind: 'support', id: /^[1-9][0-9]{9,14}$/ },
  'help-scout': { kind: 'support', id: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/ },
  // inside the WeChat and LINE apps only
  'wechat-mini-program': { kind: 'bridge', id: /^wx[0-9a-f]{16}$/ },
  'line-liff': { kind: 'bridge', id: /^[0-9]{10}-[A-Za-z0-9]{8}$/ },
} as const satisfies Record<string, { kind: ExtraKind; id: RegExp }>;

export type ExtraKind = 'analytics' | 'chat' | 'support' | 'bridge';
export type ExtraVendor = keyof typeof EXTRA_VENDORS;
export interface Extra {
  vendor: ExtraVendor;
  id: string;
}

export const vendorsOf = (kind: ExtraKind): ExtraVendor[] =>
  (Object.keys(EXTRA_VENDORS) as ExtraVendor[]).filter((vendor) => EXTRA_VENDORS[vendor].kind === kind);

/** Whether a backend's word for a script is one of ours: anything may come over the wire. */
export function isExtra(value: { vendor: string; id: string } | undefined, kind: ExtraKind): value is Extra {
  if (!value || !Object.hasOwn(EXTRA_VENDORS, value.vendor)) return false;
  const preset = EXTRA_VENDORS[value.vendor as ExtraVendor];
  return preset.kind === kind && typeof value.id === 'string' && preset.id.test(value.id);
}
