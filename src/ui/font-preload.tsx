/** Asked for before the stylesheets are read: the letters of most languages, in time for the first picture. */
const LATIN = new URL('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url);

export const FontPreload = () => (
  <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={LATIN.pathname} />
);
