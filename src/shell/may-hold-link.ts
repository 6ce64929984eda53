/** Whether to look for a link in a text at all: the rules that tell are loaded only then. */
export const mayHoldLink = (text: string): boolean => /https?:\/\/|[a-z\d]\.[a-z]{2,}[/?]/i.test(text);
