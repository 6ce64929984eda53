import Link from 'next/link';
import { paths } from '../../client/paths';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { CHANNEL_NAMES } from '../../contract/channels';
import { searchPath, type Search } from './search-query.rules';
import classes from './search.module.css';

/** The marketplaces of the shop; a shop of one needs no tabs. */
export function ChannelTabs({ search }: { search: Search }) {
  const { t } = useTranslation('product');
  const { productPlatforms } = useTenant().tenantPreference;
  if (productPlatforms.length < 2 || search.shopId) return null;
  return (
    <nav className={classes.tabs} aria-label={t('search.channels')}>
      {productPlatforms.map((channel) => (
        <Link
          key={channel}
          className={classes.tab}
          // another marketplace has other categories
          href={paths.search(searchPath(search, { channel, categoryId: '' }))}
          aria-current={channel === search.channel ? 'page' : undefined}
        >
          {channel === 'SELF_OWNED' ? t('channel.SELF_OWNED') : CHANNEL_NAMES[channel]}
        </Link>
      ))}
    </nav>
  );
}
