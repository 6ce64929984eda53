import type { SearchData } from './load-search';
import Link from 'next/link';
import { useChannelName } from '../../client/use-channel-name';
import { useTranslation } from '../../client/use-translation';
import classes from './search.module.css';

/** A bare number is searched as a keyword, and may be a product's number all the same. */
export function ItemIdHint({ links }: { links: SearchData['itemLinks'] }) {
  const { t } = useTranslation('product');
  const nameOf = useChannelName();
  if (links.length === 0) return null;
  return (
    <p className={classes.hint}>
      {t('search.itemId')}{' '}
      {links.map(({ channel, href }) => (
        <Link key={channel} href={href} className={classes.hintLink}>
          {t('search.openAs', { channel: nameOf(channel) })}
        </Link>
      ))}
    </p>
  );
}
