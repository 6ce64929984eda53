import Link from 'next/link';
import type { ReactNode } from 'react';
import { paths } from '../../contract/paths';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { CHANNEL_NAMES } from '../../contract/channels';
import type { Banner } from '../../contract/content';
import { BannerRow } from './banner-row';
import classes from './hero.module.css';

interface Props {
  search: ReactNode;
  banners: Banner[];
  keywords: string[];
}

/** What the shop does in one sentence, the field that does it, and beside it what is on. */
export function Hero({ search, banners, keywords }: Props) {
  const { t } = useTranslation('homepage');
  const { slogan, name, tenantPreference } = useTenant();
  const marks = tenantPreference.productPlatforms.filter((platform) => platform !== 'SELF_OWNED');
  return (
    <div className={classes.band}>
      <div className={classes.hero}>
        <div className={classes.words}>
          <h1 className={classes.title}>{slogan || name}</h1>
          <p className={classes.text}>{t('hero.text')}</p>
          <div className={classes.search}>{search}</div>
          <ul className={classes.marks} aria-label={t('hero.marketplaces')}>
            {marks.map((platform) => (
              <li key={platform}>{CHANNEL_NAMES[platform]}</li>
            ))}
          </ul>
        </div>
        {banners.length > 0 && <BannerRow banners={banners} />}
        {keywords.length > 0 && (
          <nav className={classes.keywords} aria-label={t('hero.keywords')}>
            <ul>
              {keywords.map((keyword) => (
                <li key={keyword}>
                  <Link href={paths.search({ keyword })} prefetch={false} dir="auto">
                    {keyword}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}
