import type { Locale } from '../contract/locales';
import type { ShopColours } from '../contract/shop-colours';
import { themeCss } from './theme-css';

interface Props {
  colours: ShopColours;
  locale: Locale;
  nonce: string;
}

/** The look of the shop in the document itself, below the stylesheets that it changes. */
export const ThemeStyle = ({ colours, locale, nonce }: Props) => (
  <style nonce={nonce} dangerouslySetInnerHTML={{ __html: themeCss(colours, locale) }} />
);
