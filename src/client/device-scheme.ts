const query = () => window.matchMedia('(prefers-color-scheme: dark)');

export const isDeviceDark = (): boolean => query().matches;

/** Tells when the device turns light or dark, as some do by the hour. @returns what ends it */
export function watchDeviceScheme(onTurn: () => void): () => void {
  const media = query();
  media.addEventListener('change', onTurn);
  return () => media.removeEventListener('change', onTurn);
}
