import type { Locale } from '../contract/locales';

const LATIN = new URL('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url);
const CYRILLIC = new URL('@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2', import.meta.url);
const VIETNAMESE = new URL('@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2', import.meta.url);
const OWN: Partial<Record<Locale, URL>> = { bg: CYRILLIC, ru: CYRILLIC, ru2: CYRILLIC, vi: VIETNAMESE };

/** The letters of the page's language, asked for before the stylesheets are read: in time for the first picture. */
export function FontPreload({ locale }: { locale: Locale }) {
  return [LATIN, OWN[locale]].map(
    (file) =>
      file && (
        <link
          key={file.pathname}
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={file.pathname}
        />
      ),
  );
}
