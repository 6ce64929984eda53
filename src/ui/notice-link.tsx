import Link from 'next/link';
import classes from './notice-link.module.css';

/** Where a toast leads. */
export const NoticeLink = ({ href, text }: { href: string; text: string }) => (
  <Link className={classes.link} href={href}>
    {text}
  </Link>
);
