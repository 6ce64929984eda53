import { useEffect, useRef, useState } from 'react';
import { isOtherLayout } from '../../contract/scan-code';
import classes from './scan.module.css';
import { ScanReader } from './scan-reader';

interface Props {
  label: string;
  hint: string;
  /** The server cannot be reached: codes are still read. */
  isAway: boolean;
  otherLayout: string;
  /** A single digit chooses something by itself, without an Enter. */
  digits?: boolean;
  onCode: (code: string) => void;
}

/** A key that is followed by no other for so long stands for itself. */
const CHOICE_MS = 180;

/** The one field of a bench: whatever is typed anywhere goes into it. */
export function ScanField({ label, hint, isAway, otherLayout, digits = false, onCode }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const reader = useRef(new ScanReader());
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOther, setOther] = useState(false);

  const end = () => {
    clearTimeout(silence.current);
    const input = field.current;
    if (!input) return;
    const typed = input.value;
    input.value = '';
    if (!reader.current.hears(performance.now(), true)) return;
    const codes = reader.current.end(typed, performance.now());
    if (typed.trim()) setOther(codes.some(isOtherLayout));
    codes.forEach(onCode);
  };

  useEffect(() => {
    const focus = () => field.current?.focus({ preventScroll: true });
    // a scanner types wherever it is; whoever works by keyboard still gets to buttons by Tab
    const press = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      const isOfPage = target instanceof Element && target.closest('input, textarea, select') === null;
      if (isOfPage && key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey) focus();
    };
    const back = () => {
      if (document.visibilityState === 'visible') focus();
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) setTimeout(focus);
    };
    const input = field.current;
    reader.current.begin(performance.now());
    focus();
    document.addEventListener('keydown', press);
    document.addEventListener('visibilitychange', back);
    input?.addEventListener('blur', leave);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('visibilitychange', back);
      input?.removeEventListener('blur', leave);
      clearTimeout(silence.current);
    };
  }, []);

  return (
    <label className={classes.field} data-away={isAway || undefined}>
      <span className={classes.label}>{label}</span>
      <input
        ref={field}
        className={classes.input}
        type="text"
        lang="en"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        aria-describedby="scan-hint"
        onChange={({ currentTarget }) => {
          if (!reader.current.hears(performance.now())) return void (currentTarget.value = '');
          reader.current.press(performance.now());
          clearTimeout(silence.current);
          // a scanner has sent its next key by then
          const isChoice = digits && /^\d$/.test(currentTarget.value);
          const wait = isChoice ? CHOICE_MS : reader.current.silenceAfter(currentTarget.value);
          if (wait !== undefined) silence.current = setTimeout(end, wait);
        }}
        onKeyDown={(event) => {
          const isEnd = event.key === 'Enter' || (event.key === 'Tab' && event.currentTarget.value !== '');
          if (!isEnd || event.nativeEvent.isComposing) return;
          event.preventDefault();
          end();
        }}
      />
      <span id="scan-hint" className={classes.hint}>
        {isOther ? <strong>{otherLayout}</strong> : hint}
      </span>
    </label>
  );
}
