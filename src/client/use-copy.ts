import { copyText } from './copy-text';
import { notify } from './notify';
import { useTranslation } from './use-translation';

/** Copies and says so (API-5). */
export function useCopy() {
  const { t } = useTranslation();
  return async (text: string) => {
    if (await copyText(text)) notify.success(t('copied'), text);
    else notify.error(t('copyFailed'), text);
  };
}
