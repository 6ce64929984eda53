import { InlineScript } from './inline-script';

/** What was done to a page, and what its field held then: a page that comes alive may empty it. */
export interface EarlyEvent {
  event: Event;
  value: string;
  isChecked: boolean;
}

declare global {
  interface Window {
    earlyInput?: {
      /** Ends listening. @returns what happened so far, in order */
      take(): EarlyEvent[];
    };
  }
}

/**
 * Runs in the document before anything else: on a slow connection a shopper sees the whole page seconds before its code
 * has come, and what is pressed in that time would be lost; a form would even be sent by the browser itself, with its
 * fields in the address.
 */
function listen() {
  const seen: EarlyEvent[] = [];
  const keep = (event: Event) => {
    const { value = '', checked = false } = event.target as Partial<HTMLInputElement>;
    if (event.type === 'submit') event.preventDefault();
    // React may be listening already, halfway through; it is told once, when its turn has come
    event.stopPropagation();
    seen.push({ event, value, isChecked: checked });
  };
  const kinds = ['click', 'input', 'submit'];
  kinds.forEach((kind) => document.addEventListener(kind, keep, true));
  window.earlyInput = {
    take: () => {
      kinds.forEach((kind) => document.removeEventListener(kind, keep, true));
      return seen.splice(0);
    },
  };
}

export const EarlyInputScript = ({ nonce }: { nonce: string }) => <InlineScript run={listen} nonce={nonce} />;
