import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../client/use-hydrated';
import { useTranslation } from '../../client/use-translation';
import { isOtherLayout, isWholeCode, plainCode, separateCodes } from '../../contract/scan-code';
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
/** So long after its last key a code that began before the page listened has come as far as it will. */
const EARLY_MS = 250;
/** A person types fewer than these before the page listens, and goes on. */
const EARLY_KEYS = 6;

/** The one field of a bench: whatever is typed anywhere goes into it. */
export function ScanField({ label, hint, isAway, otherLayout, digits = false, onCode }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const reader = useRef(new ScanReader());
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The field holds what was typed before the page listened; an Enter among it was heard by nobody. */
  const isEarly = useRef(false);
  /** Keys came of which the beginning went elsewhere. */
  const isCut = useRef(false);
  const [isOther, setOther] = useState(false);
  const [isHalf, setHalf] = useState(false);
  const isListening = useHydrated();
  /** With the page, which had the focus here from its first moment: what comes first of all may be whole. */
  const isServed = useRef(!isListening);
  const isFirstUntil = useRef(0);
  const { t } = useTranslation('operator');

  const end = () => {
    clearTimeout(silence.current);
    const input = field.current;
    if (!input) return;
    const typed = input.value;
    input.value = '';
    isEarly.current = false;
    const isRead = reader.current.hears(performance.now(), true);
    setHalf(!isRead && isCut.current);
    isCut.current = false;
    if (!isRead) return;
    const codes = reader.current.end(typed, performance.now());
    if (typed.trim()) setOther(codes.some(isOtherLayout));
    codes.forEach(onCode);
  };

  // half a number is none of ours: it is said, and what is scanned next takes its place
  const endEarly = () => {
    const typed = field.current?.value ?? '';
    if (separateCodes(plainCode(typed)).every(isWholeCode)) return end();
    isEarly.current = false;
    if (typed.length < EARLY_KEYS) return;
    field.current?.select();
    setHalf(true);
  };
  const early = useRef(endEarly);
  early.current = endEarly;

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
    isEarly.current = Boolean(input?.value);
    if (isEarly.current) silence.current = setTimeout(() => early.current(), EARLY_MS);
    else if (isServed.current) isFirstUntil.current = performance.now() + EARLY_MS;
    else reader.current.begin(performance.now());
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
    <label className={classes.field} data-away={isAway || !isListening || undefined}>
      <span className={classes.label}>{label}</span>
      <input
        ref={field}
        autoFocus
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
          if (!reader.current.hears(performance.now())) {
            isCut.current = true;
            return void (currentTarget.value = '');
          }
          if (performance.now() < isFirstUntil.current) isEarly.current = true;
          isFirstUntil.current = 0;
          reader.current.press(performance.now());
          clearTimeout(silence.current);
          if (isEarly.current) return void (silence.current = setTimeout(endEarly, EARLY_MS));
          setHalf(false);
          // a scanner has sent its next key by then
          const isChoice = digits && /^\d$/.test(currentTarget.value);
          const wait = isChoice ? CHOICE_MS : reader.current.silenceAfter(currentTarget.value);
          if (wait !== undefined) silence.current = setTimeout(end, wait);
        }}
        onKeyDown={(event) => {
          const isEnd = event.key === 'Enter' || (event.key === 'Tab' && event.currentTarget.value !== '');
          if (!isEnd || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (isEarly.current && event.currentTarget.value.length >= EARLY_KEYS) endEarly();
          else end();
        }}
      />
      <span id="scan-hint" className={classes.hint}>
        {isHalf ? (
          <strong role="alert">{t('scan.half')}</strong>
        ) : isOther ? (
          <strong>{otherLayout}</strong>
        ) : isListening ? (
          hint
        ) : (
          t('scan.loading')
        )}
      </span>
    </label>
  );
}
