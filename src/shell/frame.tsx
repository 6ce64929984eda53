import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { FrameSettings } from '../client/shell-data';
import { useTranslation } from '../client/use-translation';
import { BottomBar } from './bottom-bar';
import { Breadcrumbs } from './breadcrumbs';
import { Footer } from './footer';
import classes from './frame.module.css';
import { Header } from './header';
import { StatusBar } from './status-bar';

/** The frame around a page, as the page wants it (RTE-10). */
export function Frame({ settings = {}, children }: { settings: FrameSettings | undefined; children: ReactNode }) {
  const { t } = useTranslation();
  const { layout = true, header = true, contentHeader, background, search, footer = true } = settings;
  if (layout === 'own') return children;
  if (!layout) return <main id="content">{children}</main>;
  return (
    <div
      className={clsx(classes.frame, header && classes.barred, background && classes[background])}
      data-background={background}
    >
      <a className={classes.skip} href="#content">
        {t('shell.skip')}
      </a>
      {header && <StatusBar />}
      {header && <Header search={search} />}
      {contentHeader && <Breadcrumbs crumbs={contentHeader} />}
      <main
        id="content"
        tabIndex={-1}
        className={clsx(classes.main, settings.bottomPadding !== false && classes.padded)}
      >
        {children}
      </main>
      {footer && <Footer />}
      {header && <BottomBar />}
    </div>
  );
}
