import type { ANSWER_VARIABLES } from '../../contract/thread.enums';

/** With what is known in the places of its variables; of another name nothing is known. */
export const filledAnswer = (text: string, values: Record<(typeof ANSWER_VARIABLES)[number], string>): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (all, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof typeof values] : all,
  );
