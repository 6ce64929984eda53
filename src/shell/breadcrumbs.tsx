import Link from 'next/link';
import { paths } from '../contract/paths';
import type { FrameSettings } from '../client/shell-data';
import { useTranslation } from '../client/use-translation';
import classes from './breadcrumbs.module.css';

/** From Home to here; here is no link (FRM-6). */
export function Breadcrumbs({ crumbs }: { crumbs: NonNullable<FrameSettings['contentHeader']> }) {
  const { t } = useTranslation();
  const all = [{ label: 'nav.home', href: paths.home() }, ...crumbs];
  return (
    <nav className={classes.nav} aria-label={t('shell.breadcrumbs')}>
      <ol className={classes.crumbs}>
        {all.map(({ label, href }, index) => (
          <li key={label}>
            {index < all.length - 1 && href ? (
              <Link href={href} prefetch={false}>
                {t(label)}
              </Link>
            ) : (
              <span aria-current={index === all.length - 1 ? 'page' : undefined}>{t(label)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
