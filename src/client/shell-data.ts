import type { Profile } from '../contract/account';
import type { Extra } from '../contract/extras';
import type { Locale } from '../contract/locales';
import type { ShopColours } from '../contract/shop-colours';
import type { Tenant } from '../contract/tenant';
import type { DateWords } from '../contract/tenant-time';

/** `auto`: as the device has it. */
export type ColorScheme = 'light' | 'dark' | 'auto';

/** What the frame around every page is drawn from; made by the server for each page. */
export interface ShellData {
  tenant: Tenant;
  locale: Locale;
  profile: Profile | null;
  /** Set by the shopper's cookies, else by the device, the tenant and the language (ENT-8). */
  colorScheme: ColorScheme;
  direction: 'ltr' | 'rtl';
  colours: ShopColours;
  /** Scripts of others that run on this page (TEN-8); none on pages of money and accounts. */
  extras: Extra[];
  /** How the page's language writes dates (ENT-7). */
  dates: DateWords;
  /** `https://shop.example`: for canonical links. */
  origin: string;
}

/**
 * Page settings (RTE-10): a static property `frame` of each page. Whether a login is required, the server has to know
 * first: that is `access` of the page’s loader.
 */
export interface FrameSettings {
  /** false: the page draws itself alone, in one landmark; `own`: with a frame and landmarks of its own. */
  layout?: boolean | 'own';
  header?: boolean;
  /** Breadcrumbs from Home; keys of the `common` namespace with their paths. */
  contentHeader?: { label: string; href?: string }[];
  background?: 'none' | 'soft' | 'pattern';
  /** `scrolled`: in the header once the page's own field has left the screen. */
  search?: 'open' | 'collapsed' | 'scrolled' | 'none';
  footer?: boolean;
  bottomPadding?: boolean;
}

/** Props of every page that `pageProps` serves. */
export interface PageProps<Data = unknown> {
  shell: ShellData;
  data: Data;
}
