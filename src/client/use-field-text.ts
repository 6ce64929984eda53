import type { FieldErrors } from './use-fields';
import { useTranslation } from './use-translation';

/** The sentence for a field's error code; a code without a sentence of its own is "does not look right". */
export function useFieldText(errors: FieldErrors) {
  const { t } = useTranslation('common');
  return (path: string): string | undefined => {
    const code = errors[path];
    return code && t([`fieldErrors.${code}`, 'fieldErrors.invalid_format']);
  };
}
