/** Icons of a shop that somebody installed; systems cut `maskable` ones to a shape of their own. */
export const APP_ICONS = [
  { size: 180, purpose: 'any' },
  { size: 192, purpose: 'any' },
  { size: 512, purpose: 'any' },
  { size: 192, purpose: 'maskable' },
  { size: 512, purpose: 'maskable' },
] as const;
export type AppIcon = (typeof APP_ICONS)[number];

export const appIconPath = ({ size, purpose }: AppIcon): string =>
  `/app-icon.png?size=${String(size)}${purpose === 'any' ? '' : `&purpose=${purpose}`}`;

/** What phones of one maker look for instead of the manifest's. */
export const TOUCH_ICON = appIconPath(APP_ICONS[0]);
/** What is shown where nothing can be fetched: the service worker keeps it. */
export const KEPT_ICON = appIconPath(APP_ICONS[1]);
