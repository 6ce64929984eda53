import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

export type StatePicture =
  | 'bell'
  | 'cart'
  | 'compass'
  | 'heart'
  | 'parcel'
  | 'pin'
  | 'plane'
  | 'receipt'
  | 'search'
  | 'tools'
  | 'wallet'
  | 'warehouse';

interface Props {
  picture: StatePicture;
  title: string;
  text?: string;
  /** One button or link: the way out. */
  action?: ReactNode;
  /** Rank of the heading: 1 where the state is the whole page. */
  level?: 1 | 2 | 3;
}

/** Nothing here (yet): a picture, one sentence, one action. */
export function EmptyState({ picture, title, text, action, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.state}>
      <img src={`/icons/state-${picture}.webp`} alt="" width={88} height={88} />
      <Heading className={classes.title}>{title}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
