import type { ReactNode } from 'react';
import { pictureAt } from '../contract/picture-address';
import classes from './thread-messages.module.css';

export interface ShownMessage {
  id: string;
  /** Whose it is to whoever looks; a note is among the staff. */
  side: 'mine' | 'theirs' | 'note';
  /** Name of who wrote it and when, in the reader's language. */
  who: string;
  at: string;
  text: string;
  photos: readonly string[];
  /** What its reader may do with it, or has done. */
  more?: ReactNode;
}

interface Props {
  /** Name of the list for screen readers. */
  label: string;
  messages: readonly ShownMessage[];
  nameOfPicture: (number: number) => string;
}

/** What was said, in its order. Nothing in it becomes a link or a tag: what somebody typed is text. */
export function ThreadMessages({ label, messages, nameOfPicture }: Props) {
  return (
    <ol className={classes.list} aria-label={label} aria-live="polite">
      {messages.map(({ id, side, who, at, text, photos, more }) => (
        <li key={id} className={classes.message} data-side={side}>
          <small>
            <bdi>{who}</bdi> · <time>{at}</time>
          </small>
          <p dir="auto">{text}</p>
          {photos.length > 0 && (
            <div className={classes.photos}>
              {photos.map((photo, index) => (
                <a key={photo} href={photo} target="_blank" rel="noreferrer">
                  <img
                    src={pictureAt(photo, 200)}
                    alt={nameOfPicture(index + 1)}
                    width={88}
                    height={88}
                    loading="lazy"
                  />
                </a>
              ))}
            </div>
          )}
          {more}
        </li>
      ))}
    </ol>
  );
}
