import { useEffect, useState } from 'react';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { EmptyState } from '../../ui/empty-state';
import { PageTitle } from '../../ui/page-title';
import { ImageSearch } from './image-search/image-search';
import type { ShareData } from './load-share';
import { ProductUnreadable } from './product-unreadable';
import { takeSharedPicture } from './shared-picture';

/** What another app shared, where it is no text that leads somewhere: an address that nobody can read, or a picture to search with. */
export function ShareScreen({ data: { unreadable } }: { data: ShareData }) {
  const { t } = useTranslation(['product', 'common']);
  // what it is called is known only with what was shared
  return (
    <>
      <PageTitle title={t(unreadable ? 'unreadable.title' : 'common:imageSearch.title')} />
      {unreadable ? <ProductUnreadable {...unreadable} /> : <SharedPicture />}
    </>
  );
}

function SharedPicture() {
  const { t } = useTranslation();
  const { productPlatforms } = useTenant().tenantPreference;
  const [picture, setPicture] = useState<File>();
  useEffect(() => {
    let isHere = true;
    void takeSharedPicture().then((file) => isHere && setPicture(file));
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <EmptyState
      level={1}
      picture="search"
      title={t('imageSearch.title')}
      text={`${t('imageSearch.drop')}. ${t('imageSearch.limit-tip')}.`}
      // where no worker has kept it, it is chosen once more
      action={<ImageSearch channel={productPlatforms[0]} pasted={picture} label={t('imageSearch.choose')} />}
    />
  );
}
