import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type PointerEvent as ReactPointerEvent, type ReactNode } from 'react';
import classes from './dropdown.module.css';

interface Props {
  /** What stands on the button. */
  label: ReactNode;
  /** Says what it is, where the label is a picture or a value. */
  name: string;
  className?: string | undefined;
  /** Where the panel stands, if not below the button and up to its end. */
  panelClassName?: string | undefined;
  isDisabled?: boolean;
  opensOnHover?: boolean;
  /** Gets `close`, for items that act in place. */
  children: (close: () => void) => ReactNode;
}

/** A button and the panel below it, without a positioning library: closes outside, on Escape, and when left. */
export function Dropdown(props: Props) {
  const { label, name, className, panelClassName, isDisabled = false, opensOnHover = false, children } = props;
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: PointerEvent) => !root.current?.contains(event.target as Node) && setOpen(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  const hover = useHover(opensOnHover, setOpen);
  return (
    <div
      ref={root}
      className={classes.root}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && event.relatedTarget && setOpen(false)}
      {...hover}
    >
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={panelId}
        disabled={isDisabled}
        onClick={(event) => setOpen(opensOnHover && event.detail > 0 ? true : !isOpen)}
      >
        {label}
      </button>
      <div id={panelId} className={clsx(classes.panel, panelClassName)} hidden={!isOpen}>
        {isOpen && <div className={classes.sheet}>{children(() => setOpen(false))}</div>}
      </div>
    </div>
  );
}

/** A mouse that strays for a moment has not left. */
const LEAVE_MS = 150;

function useHover(isOn: boolean, setOpen: (isOpen: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!isOn) return {};
  const wait = (isOpen: boolean, ms: number) => (event: ReactPointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    if (ms) timer.current = setTimeout(() => setOpen(isOpen), ms);
    else setOpen(isOpen);
  };
  return { onPointerEnter: wait(true, 0), onPointerLeave: wait(false, LEAVE_MS) };
}
