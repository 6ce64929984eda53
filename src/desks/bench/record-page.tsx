import { IconChevronLeft } from '@tabler/icons-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { useTranslation } from '../../client/use-translation';
import classes from './record.module.css';

interface Props {
  /** Of its queue. */
  back: string;
  /** Of the desk, as the side navigation calls it. */
  name: string;
  children: ReactNode;
}

/** A record on a page of its own: as wide as can be read, and a way back to its queue. */
export function RecordPage({ back, name, children }: Props) {
  const { t } = useTranslation('operator');
  return (
    <div className={classes.page}>
      <Link href={back} prefetch={false} className={classes.back}>
        <IconChevronLeft size={16} aria-hidden className={classes.arrow} />
        {t(`nav.${name}`)}
      </Link>
      {children}
    </div>
  );
}
