import { Children, useRef, type ReactNode } from 'react';
import { useTranslation } from '../client/use-translation';
import classes from './snap-row.module.css';

interface Props {
  label: string;
  /** Stands at the start of the line with the arrows. */
  heading: ReactNode;
  children: ReactNode;
  /** List items that come after the children. */
  more?: ReactNode;
  /** Somebody points at the row, touches or enters it. */
  onInterest?: () => void;
}

/** Things in one line that scroll with snap: by thumb, by wheel, by the arrows. */
export function SnapRow({ label, heading, children, more, onInterest }: Props) {
  const { t } = useTranslation();
  const row = useRef<HTMLUListElement>(null);
  const turn = (direction: 1 | -1) => {
    const list = row.current;
    if (!list) return;
    const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollBy({ left: direction * forward * list.clientWidth * 0.9, behavior: 'smooth' });
  };
  return (
    <div onPointerEnter={onInterest} onFocus={onInterest}>
      <div className={classes.head}>
        {heading}
        <div className={classes.arrows}>
          <button type="button" aria-label={t('actions.previousOf', { name: label })} onClick={() => turn(-1)} />
          <button type="button" aria-label={t('actions.nextOf', { name: label })} onClick={() => turn(1)} />
        </div>
      </div>
      <ul ref={row} className={classes.row} tabIndex={0} aria-label={label}>
        {Children.toArray(children).map((child, index) => (
          <li key={index}>{child}</li>
        ))}
        {more}
      </ul>
    </div>
  );
}
