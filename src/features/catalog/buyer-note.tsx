import { Textarea } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import { LIMITS } from '../../contract/limits';
import type { ProductChoice } from './use-product-choice';
import classes from './buy-box.module.css';

/** A word to the person who buys it. */
export function BuyerNote({ shopping: { message, setMessage } }: { shopping: ProductChoice }) {
  const { t } = useTranslation('product');
  return (
    <details className={classes.noteBox} open={message !== '' || undefined}>
      <summary>{t('message.title')}</summary>
      <Textarea
        mt="xs"
        rows={2}
        size="sm"
        aria-label={t('message.title')}
        placeholder={t('message.placeholder')}
        maxLength={LIMITS.messageLength}
        value={message}
        onChange={({ currentTarget: { value } }) => setMessage(value)}
      />
    </details>
  );
}
