import { isStorable } from '../../../contract/fields.schemas';

/** Whether the database takes all that a provider says, however deep: no file of a provider looks at that itself. */
export const isStorableAll = (said: object): boolean =>
  Object.values(said).every((value: unknown) => {
    if (typeof value === 'string') return isStorable(value);
    return typeof value !== 'object' || value === null || isStorableAll(value);
  });

/** An answer of a provider as it came. @throws Error where no database takes it: the provider said nothing then */
export function storable<Answer extends object | undefined>(answer: Answer): Answer {
  if (answer && !isStorableAll(answer)) throw new Error('an answer with letters that are none');
  return answer;
}
