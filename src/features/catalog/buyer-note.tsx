import dynamic from 'next/dynamic';
import { useTranslation } from '../../client/use-translation';
import { Late } from '../../ui/late';
import { SkeletonBlock } from '../../ui/skeletons';
import type { ProductChoice } from './use-product-choice';
import classes from './buy-box.module.css';
import { partLoadingIn } from '../../ui/part-loading';

const ROOM = <SkeletonBlock height={68} />;
const NoteField = dynamic(() => import('./note-field').then((file) => file.NoteField), {
  ssr: false,
  loading: partLoadingIn(ROOM),
});

/** A word to the person who buys it. */
export function BuyerNote({ shopping: { message, setMessage } }: { shopping: ProductChoice }) {
  const { t } = useTranslation('product');
  return (
    <details className={classes.noteBox} open={message !== '' || undefined}>
      <summary>{t('message.title')}</summary>
      <Late instead={ROOM}>
        <NoteField
          label={t('message.title')}
          placeholder={t('message.placeholder')}
          value={message}
          onChange={setMessage}
        />
      </Late>
    </details>
  );
}
