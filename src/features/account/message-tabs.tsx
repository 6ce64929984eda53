import { useTranslation } from '../../client/use-translation';
import { paths } from '../../contract/paths';
import { TabLinks } from '../../ui/tab-links';
import classes from './message-screen.module.css';

interface Props {
  current: 'news' | 'threads';
  /** Conversations with something new in them, as far as they were loaded. */
  unread: number;
}

/** What the shop tells by itself, and what it and the shopper write to each other. */
export function MessageTabs({ current, unread }: Props) {
  const { t } = useTranslation(['my', 'common']);
  return (
    <>
      <h1 className={classes.title}>{t('messages.title')}</h1>
      <TabLinks
        label={t('messages.title')}
        tabs={[
          { id: 'news', href: paths.messages(), label: t('common:threads.news'), isCurrent: current === 'news' },
          {
            id: 'threads',
            href: paths.threads(),
            label: t('common:threads.tab'),
            count: unread > 0 ? unread : undefined,
            isCurrent: current === 'threads',
          },
        ]}
      />
    </>
  );
}
