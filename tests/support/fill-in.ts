import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into a field in one go; `user.type` draws the page once a letter. */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
