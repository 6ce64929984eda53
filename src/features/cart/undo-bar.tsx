import { Button } from '@mantine/core';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import type { CartItem } from '../../contract/cart';
import classes from './undo-bar.module.css';

const STAY_MS = 8_000;

/** A removed line can come back for a while. */
export function UndoBar({ item, onUndo, onGone }: { item: CartItem; onUndo: () => void; onGone: () => void }) {
  const { t } = useTranslation('cart');
  const gone = useRef(onGone);
  gone.current = onGone;
  // restarted by the next removed line, not by a new function
  useEffect(() => {
    const timer = setTimeout(() => gone.current(), STAY_MS);
    return () => clearTimeout(timer);
  }, [item]);
  return (
    <div className={classes.bar} role="status">
      <span className={classes.text}>{t('undo.text', { title: item.title })}</span>
      <Button size="compact-md" variant="white" onClick={onUndo}>
        {t('undo.action')}
      </Button>
    </div>
  );
}
