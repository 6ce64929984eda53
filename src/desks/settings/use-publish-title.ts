import { useTranslation } from '../../client/use-translation';
import { useDayText } from '../bench/use-day-text';

/** What is asked before terms are published; the day is written as the reader's language does. */
export function usePublishTitle(): (from: string | null) => string {
  const { t } = useTranslation('operator');
  const dayText = useDayText();
  return (from) => (from ? t('settings.dated.publishFrom', { day: dayText(from) }) : t('settings.dated.publishNow'));
}
