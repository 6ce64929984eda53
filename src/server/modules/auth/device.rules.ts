/** In this order: most browsers also name the ones that they descend from. */
const BROWSERS = [
  ['WeChat', /MicroMessenger\//],
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Yandex', /\bYaBrowser\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
] as const;
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

const nameIn = (list: readonly (readonly [string, RegExp])[], userAgent: string) =>
  list.find(([, mark]) => mark.test(userAgent))?.[0] ?? '';

/** What a user agent says of the device; good enough for its owner to know it again. */
export const deviceOf = (userAgent: string) => ({
  browser: nameIn(BROWSERS, userAgent),
  system: nameIn(SYSTEMS, userAgent),
});
