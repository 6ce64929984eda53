import { IconArrowRight } from '@tabler/icons-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import classes from './section-heading.module.css';

interface Props {
  title: string;
  text?: string;
  /** Where there is more of it. */
  more?: { label: string; href: string };
  /** Buttons at the end, e.g. the arrows of a row. */
  children?: ReactNode;
  id?: string;
  level?: 1 | 2 | 3;
}

export function SectionHeading({ title, text, more, children, id, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.row}>
      <div>
        <Heading id={id} className={level === 1 ? classes.page : classes.title}>
          {title}
        </Heading>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      <div className={classes.end}>
        {more && (
          <Link className={classes.more} href={more.href}>
            {more.label}
            <IconArrowRight size={16} aria-hidden className={classes.arrow} />
          </Link>
        )}
        {children}
      </div>
    </div>
  );
}
