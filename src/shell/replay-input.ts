import type { EarlyEvent } from '../ui/early-input-script';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: Element): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
const isTicked = ({ type }: Field): boolean => type === 'checkbox' || type === 'radio';

/** Does to a page that has come alive what was done to it before; what is not there any more is left out. */
export async function replayInput(events: EarlyEvent[]): Promise<void> {
  for (const { event, value, isChecked } of events) {
    // what the page made of the last one is drawn; a press of the shopper's own has to wait
    await Promise.resolve();
    const { target, type } = event;
    if (!(target instanceof Element) || !target.isConnected) continue;
    if (type === 'submit') (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
    else if (event instanceof MouseEvent) press(target, event, isChecked);
    else if (isField(target) && target.type === 'file') tellFiles(target);
    else if (isField(target) && !isTicked(target)) typeAgain(target, value);
  }
}

/** What the browser does by itself is done: a link was followed, a label told its field, a form said that it is sent. */
function press(target: Element, { detail }: MouseEvent, isChecked: boolean) {
  const pressed = target.closest<HTMLElement>('button, input, a[href], label, summary') ?? target;
  if (pressed.matches('a, label, summary, [type=submit]')) return;
  if (pressed instanceof HTMLInputElement && isTicked(pressed)) pressed.checked = !isChecked;
  // a press of the mouse stays one: a menu that hovering has opened meanwhile would take one by key for "close"
  pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail }));
}

/** The chosen files stay where they are: a page can empty such a field, and never fill it again. */
const tellFiles = (field: Field) => field.dispatchEvent(new Event('change', { bubbles: true }));

/** React compares a field with what it last saw there: only a value that it did not see is news to it. */
function typeAgain(field: Field, value: string) {
  field.value = '';
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
