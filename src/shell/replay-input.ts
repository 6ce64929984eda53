import type { EarlyEvent } from '../ui/early-input-script';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: Element): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
const isTicked = ({ type }: Field) => type === 'checkbox' || type === 'radio';

/** Does to a page that has come alive what was done to it before; what is not there any more is left out. */
export async function replayInput(events: EarlyEvent[]): Promise<void> {
  for (const { event, value, isChecked } of events) {
    const { target, type } = event;
    if (!(target instanceof Element) || !target.isConnected) continue;
    if (type === 'submit') (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
    else if (type === 'click') press(target, isChecked);
    else if (isField(target) && !isTicked(target)) typeAgain(target, value);
    // what the page makes of it comes before the next
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function press(target: Element, isChecked: boolean) {
  const pressed = target.closest<HTMLButtonElement | HTMLInputElement>('button, input');
  if (pressed instanceof HTMLInputElement) {
    if (!isTicked(pressed)) return;
    pressed.checked = !isChecked;
    pressed.click();
  } else if (pressed?.type === 'button') {
    // one that sends a form is told by the form
    pressed.click();
  }
}

/** React compares a field with what it last saw there: only a value that it did not see is news to it. */
function typeAgain(field: Field, value: string) {
  field.value = '';
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
