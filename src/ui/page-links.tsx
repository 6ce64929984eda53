import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import Link from 'next/link';
import { useTranslation } from '../client/use-translation';
import classes from './page-links.module.css';

interface Props {
  label: string;
  pageNo: number;
  pageCount: number;
  hrefOf: (pageNo: number) => string;
}

/** Back and next with real addresses; nothing where there is one page only. */
export function PageLinks({ label, pageNo, pageCount, hrefOf }: Props) {
  const { t } = useTranslation();
  if (pageCount < 2) return null;
  return (
    <nav className={classes.pages} aria-label={label}>
      {pageNo > 1 && (
        <Link className={classes.link} href={hrefOf(pageNo - 1)} aria-label={t('actions.previous')}>
          <IconChevronLeft size={18} className={classes.icon} aria-hidden />
        </Link>
      )}
      <bdi dir="ltr" className={classes.where}>
        {pageNo} / {pageCount}
      </bdi>
      {pageNo < pageCount && (
        <Link className={classes.link} href={hrefOf(pageNo + 1)} aria-label={t('actions.next')}>
          <IconChevronRight size={18} className={classes.icon} aria-hidden />
        </Link>
      )}
    </nav>
  );
}
