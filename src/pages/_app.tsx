import '../ui/mantine.css';
import '@mantine/notifications/styles.css';
import '../ui/theme-base.css';
import '../ui/fonts.css';
import '../ui/global.css';
import { setNonce } from 'get-nonce';
import dynamic from 'next/dynamic';
import NextApp, { type AppContext, type AppProps } from 'next/app';
import type { SSRConfig } from 'next-i18next/pages';
import type { FrameSettings, PageProps } from '../client/shell-data';
import { ErrorBoundary } from '../shell/error-boundary';
import { Frame } from '../shell/frame';
import { PageHead } from '../shell/page-head';
import { ShopProviders } from '../shell/shop-providers';
import { TextsProvider } from '../shell/texts-provider';
import { useEarlyInput } from '../shell/use-early-input';
import { LayerLoading } from '../ui/part-loading';

// draws nothing at first: after the page is alive is soon enough
const LiveShell = dynamic(() => import('../shell/live-shell').then((file) => file.LiveShell), {
  ssr: false,
  loading: LayerLoading,
});

type Props = AppProps<Partial<PageProps & SSRConfig>> & {
  nonce?: string;
  Component: AppProps['Component'] & { frame?: FrameSettings };
};

// the server passes the nonce; the browser reads it off a script tag, where only scripts that already run can see it
const nonceOf = (given: string | undefined) =>
  given ??
  (typeof document === 'undefined' ? undefined : document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce);

function App({ Component, pageProps, nonce, router }: Props) {
  const { shell, data, _nextI18Next: texts } = pageProps;
  const own = nonceOf(nonce);
  useEarlyInput();
  if (typeof document !== 'undefined' && own) setNonce(own);
  // the error pages of a host without a shop draw themselves alone
  if (!shell)
    return (
      <TextsProvider texts={texts}>
        <Component {...pageProps} />
      </TextsProvider>
    );
  return (
    <TextsProvider texts={texts}>
      <ShopProviders shell={shell} nonce={own}>
        <PageHead crumbs={Component.frame?.contentHeader} />
        <Frame settings={Component.frame}>
          <ErrorBoundary resetKey={router.asPath}>
            <Component {...pageProps} />
          </ErrorBoundary>
        </Frame>
        <LiveShell shell={shell} data={data} />
      </ShopProviders>
    </TextsProvider>
  );
}

const ERROR_PAGES = ['/404', '/_error'];

App.getInitialProps = async (context: AppContext) => {
  const initial = await NextApp.getInitialProps(context);
  const { pathname, asPath, req, res, locale } = context.ctx;
  // error pages have no loader; every other page brings its own shell
  if (!ERROR_PAGES.includes(pathname)) return initial;
  if (typeof window !== 'undefined') {
    // only the server knows the frame of an error page: have it draw the whole document
    window.location.assign(asPath ?? '/');
    return new Promise<never>(() => undefined);
  }
  if (!req) return initial;
  const { errorShell } = await import('../server/entry');
  return { pageProps: { ...initial.pageProps, ...(await errorShell(req, locale, res)) } };
};

export default App;
