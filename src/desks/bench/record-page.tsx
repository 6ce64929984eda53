import { IconChevronLeft } from '@tabler/icons-react';
import Link from 'next/link';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { isInField, useKeys } from '../../client/use-keys';
import { useTranslation } from '../../client/use-translation';
import { listBehind } from './last-list';
import classes from './record.module.css';

interface Props {
  /** Of its queue. */
  back: string;
  /** Of the desk, as the side navigation calls it. */
  name: string;
  children: ReactNode;
}

/** A record on a page of its own: as wide as can be read, and a way back to its queue, by Escape too. */
export function RecordPage({ back, name, children }: Props) {
  const { t } = useTranslation('operator');
  const router = useRouter();
  // whoever is in a field would lose what they have begun
  useKeys({ Escape: () => isInField() || void router.push(listBehind(back)) });
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
