import Link from 'next/link';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import classes from './settings.module.css';

const OF_SETTINGS = { brand: deskPaths.settingsOf('brand'), contact: deskPaths.settingsOf('contact') };
const OF_CONTENT = { home: deskPaths.siteItems(), articles: deskPaths.articles() };

/** What the shop says of itself is no text of the product: where that is written, for who looks for it here. */
export function TextsElsewhere() {
  const { t } = useTranslation('operator');
  const mayContent = useMay('content.edit');
  return (
    <div className={classes.elsewhere}>
      <p className={classes.quiet} id="elsewhere">
        {t('settings.texts.elsewhere.title')}
      </p>
      <ul aria-labelledby="elsewhere">
        {Object.entries({ ...OF_SETTINGS, ...(mayContent && OF_CONTENT) }).map(([name, href]) => (
          <li key={name}>
            <Link href={href} prefetch={false}>
              {t(`settings.texts.elsewhere.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
