import '@mantine/core/styles.css';
import { MantineProvider } from '@mantine/core';
import { setNonce } from 'get-nonce';
import NextApp, { type AppContext, type AppProps } from 'next/app';
import { appWithTranslation } from 'next-i18next/pages';
import nextI18NextConfig from '../../next-i18next.config.js';
import type { FrameSettings, PageProps } from '../client/shell-data';

type Props = AppProps<PageProps> & { nonce?: string; Component: AppProps['Component'] & { frame?: FrameSettings } };

// the server passes the nonce; the browser reads it off a script tag, where only scripts that already run can see it
const nonceOf = (given: string | undefined) =>
  given ??
  (typeof document === 'undefined' ? undefined : document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce);

function App({ Component, pageProps, nonce }: Props) {
  const own = nonceOf(nonce);
  if (typeof document !== 'undefined' && own) setNonce(own);
  return (
    <MantineProvider getStyleNonce={() => own ?? ''} defaultColorScheme={pageProps.shell?.colorScheme ?? 'light'}>
      <Component {...pageProps} />
    </MantineProvider>
  );
}

App.getInitialProps = async (context: AppContext) => {
  const initial = await NextApp.getInitialProps(context);
  // error pages have no loader; every other page brings its own shell
  if (typeof window === 'undefined' && context.ctx.req && ['/404', '/_error'].includes(context.ctx.pathname)) {
    const { errorShell } = await import('../server/entry');
    return { pageProps: { ...initial.pageProps, ...(await errorShell(context.ctx.req, context.ctx.locale)) } };
  }
  return initial;
};

export default appWithTranslation(App, nextI18NextConfig);
