import type { ReactNode } from 'react';
import classes from './account-screen.module.css';

interface Props {
  /** Also its anchor in the address. */
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** One subject of the account: what it is at the side, its fields beside it. */
export function SettingsSection({ id, title, text, children }: Props) {
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`} className={classes.name}>
          {title}
        </h2>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
