import clsx from 'clsx';
import classes from './timeline.module.css';

export interface TimelineEntry {
  id: string;
  title: string;
  /** Already in tenant time and the shopper's language. */
  at?: string;
  /** Of the parcel or shipment that it is about. */
  no?: string;
  text?: string;
  state: 'done' | 'current' | 'ahead';
}

/** What happened and what comes; top to bottom in the order given. */
export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol className={classes.line}>
      {entries.map(({ id, title, at, no, text, state }) => (
        <li
          key={id}
          className={clsx(classes.entry, classes[state])}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <bdi className={classes.title}>{title}</bdi>
          {at && (
            <span className={classes.at}>
              <time>{at}</time>
              {no && (
                <>
                  {' · '}
                  <bdi>{no}</bdi>
                </>
              )}
            </span>
          )}
          {text && (
            <p className={classes.text}>
              <bdi>{text}</bdi>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
