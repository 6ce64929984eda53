import { IconChevronDown } from '@tabler/icons-react';
import { Children, useId, useState, type ReactNode } from 'react';
import classes from './footer.module.css';

/** A column on a desktop, a fold on a phone. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={classes.column} data-open={isOpen || undefined}>
      <h2 className={classes.title}>
        <span className={classes.titleText}>{title}</span>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <IconChevronDown size={18} aria-hidden />
        </button>
      </h2>
      <ul id={id} className={classes.items}>
        {Children.toArray(children).map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
