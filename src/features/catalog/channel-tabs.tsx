import Link from 'next/link';
import { paths } from '../../contract/paths';
import { useTenant } from '../../client/use-shell';
import { useChannelName } from '../../client/use-channel-name';
import { useTranslation } from '../../client/use-translation';
import { useSeenTab } from '../../ui/use-seen-tab';
import { searchPath, type Search } from './search-query.rules';
import classes from './search.module.css';

/** All marketplaces of the shop together, and each by itself; a shop of one needs no tabs. */
export function ChannelTabs({ search }: { search: Search }) {
  const { t } = useTranslation('product');
  const nameOf = useChannelName();
  const { productPlatforms } = useTenant().tenantPreference;
  const row = useSeenTab<HTMLElement>(search.channel);
  if (productPlatforms.length < 2 || search.shopId) return null;
  return (
    <nav ref={row} className={classes.tabs} aria-label={t('search.channels')}>
      {(['', ...productPlatforms] as const).map((channel) => (
        <Link
          key={channel}
          className={classes.tab}
          // for words another marketplace has other categories; a category itself is asked for everywhere
          href={paths.search(searchPath(search, { channel, ...(search.keyword ? { categoryId: '', snId: '' } : {}) }))}
          aria-current={channel === search.channel ? 'page' : undefined}
        >
          {channel === '' ? t('search.allChannels') : nameOf(channel)}
        </Link>
      ))}
    </nav>
  );
}
