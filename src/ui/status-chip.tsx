import classes from './status-chip.module.css';

/** waiting = amber, moving = blue, done = green, trouble = red; always with a word. */
export type Tone = 'neutral' | 'waiting' | 'moving' | 'done' | 'trouble';

export function StatusChip({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={classes.chip} data-tone={tone}>
      {children}
    </span>
  );
}
