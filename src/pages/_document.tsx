import { randomBytes } from 'node:crypto';
import Document, { Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from 'next/document';
import type { SSRConfig } from 'next-i18next/pages';
import type { PageProps } from '../client/shell-data';
import type { Extra } from '../contract/extras';
import { DEFAULT_LOCALE, intlTag, isLocale, LOCALE_FACTS, localeOfTag } from '../contract/locales';
import { pagePolicyHeaders } from '../server/entry';
import { BrokenPicturesScript } from '../ui/broken-pictures-script';
import { CodeAfterPictureHead } from '../ui/code-after-picture';
import { DeviceSchemeScript } from '../ui/device-scheme-script';
import { EarlyInputScript } from '../ui/early-input-script';
import { FontPreload } from '../ui/font-preload';
import { ThemeStyle } from '../ui/theme-style';

interface Props extends DocumentInitialProps {
  nonce: string;
}

/** Colour scheme, language and direction stand on the very first byte; every script and style carries this answer's nonce. */
export default class ShopDocument extends Document<Props> {
  static override async getInitialProps(context: DocumentContext): Promise<Props> {
    const nonce = randomBytes(16).toString('base64');
    const { renderPage } = context;
    // what the page's loader says of scripts that are not ours, for the policy of this very answer (TEN-8)
    let extras: Extra[] = [];
    context.renderPage = () =>
      renderPage({
        enhanceApp: (App) => (props) => {
          const { shell } = (props as { pageProps?: Partial<PageProps> }).pageProps ?? {};
          extras = shell?.extras ?? [];
          return <App {...props} {...{ nonce }} />;
        },
      });
    const initial = await Document.getInitialProps(context);
    if (context.res && !context.res.headersSent) {
      const headers = await pagePolicyHeaders(nonce, extras, context.req?.headers.host, context.pathname);
      for (const [name, value] of Object.entries(headers)) context.res.setHeader(name, value);
    }
    return { ...initial, nonce };
  }

  override render() {
    const { nonce, __NEXT_DATA__: data } = this.props;
    const { shell, _nextI18Next: texts } = (data.props.pageProps ?? {}) as Partial<PageProps & SSRConfig>;
    // without a shop the texts still are in the visitor's language
    const spoken = shell?.locale ?? (texts ? localeOfTag(texts.initialLocale) : data.locale);
    const scheme = shell?.colorScheme ?? 'auto';
    const locale = isLocale(spoken) ? spoken : DEFAULT_LOCALE;
    return (
      <Html
        lang={intlTag(locale)}
        dir={shell?.direction ?? LOCALE_FACTS[locale].direction}
        data-locale={locale}
        data-mantine-color-scheme={scheme === 'auto' ? 'light' : scheme}
        data-respect-reduced-motion
      >
        <CodeAfterPictureHead nonce={nonce}>
          <FontPreload locale={locale} />
          {/* until styles have come, the browser's own ground */}
          <meta name="color-scheme" content={scheme === 'auto' ? 'light dark' : scheme} />
          {/* the first picture is a whole one: half a page would move when its other half comes */}
          <link rel="expect" href="#drawn" blocking="render" />
        </CodeAfterPictureHead>
        <body>
          {scheme === 'auto' && <DeviceSchemeScript nonce={nonce} />}
          <EarlyInputScript nonce={nonce} />
          <BrokenPicturesScript nonce={nonce} />
          {shell && <ThemeStyle colours={shell.colours} locale={shell.locale} nonce={nonce} />}
          <Main />
          <i id="drawn" hidden />
          <NextScript nonce={nonce} />
        </body>
      </Html>
    );
  }
}
