import type { ANSWER_VARIABLES } from '../../contract/thread.enums';

/** With what is known in the places of its variables; of another name nothing is known. */
export const filledAnswer = (text: string, values: Record<(typeof ANSWER_VARIABLES)[number], string>): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (all, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof typeof values] : all,
  );

/** More of the kept words stands in a text than was replaced; a word that was put right is no other answer. */
export function stillSays(text: string, kept: string): boolean {
  const parts = kept.split(/[\n.,;:!?。，；：！？]+/u).map((part) => part.trim());
  const length = (some: string[]) => some.reduce((sum, part) => sum + part.length, 0);
  return length(parts.filter((part) => text.includes(part))) * 2 >= length(parts);
}
