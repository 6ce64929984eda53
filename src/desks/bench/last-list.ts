let last: string | undefined;

/** Remembers the list that somebody looks at, with its view, words and page. Of this browser alone: called in effects. */
export function keepLastList(address: string): void {
  last = address;
}

/** Where a record leads back to: its queue as it was left, or as it is where somebody came from elsewhere. */
export const listBehind = (queue: string): string => (last?.split(/[?#]/)[0] === queue ? last : queue);
