import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../client/use-translation';
import classes from './overview.module.css';

/** So many of each list are seen at first: what comes after them on the page is not to be scrolled for. */
const FEW = 5;

/** The first of some rows, and a button that shows the rest in their place. @param rows list items */
export function OverviewRows({ rows }: { rows: ReactNode[] }) {
  const { t } = useTranslation('my');
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // the button is gone: who reads on by keyboard does so where the rest begins
    if (isWhole) list.current?.children[FEW]?.querySelector('a')?.focus({ preventScroll: true });
  }, [isWhole]);
  return (
    <>
      <ul ref={list} className={classes.rows}>
        {isWhole ? rows : rows.slice(0, FEW)}
      </ul>
      {!isWhole && rows.length > FEW && (
        <Button variant="subtle" className={classes.all} onClick={() => setIsWhole(true)}>
          {t('overview.seeAll', { number: rows.length })}
        </Button>
      )}
    </>
  );
}
