import type { ApiError } from '../../client/caller';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { DeskArticle } from '../../contract/article-desk';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';

interface Props {
  article: DeskArticle;
  onDone: (article: DeskArticle | undefined) => void;
  onRefused: (error: ApiError) => void;
}

/** What goes out by itself, and the way to stop it. */
export function ArticleDue({ article: { type, language, version, due }, onDone, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const may = useMay('content.publish');
  const { run, isRunning, error } = useAction('POST /operator/articles/{type}/unschedule', { onError: onRefused });
  if (!due) return null;
  const time = formatDateTime(due.at, tenant.timezoneOffset, intlTag(locale));
  return (
    <>
      <p>{t('content.due', { number: due.edition, time, staff: due.staffName })}</p>
      <RefusalAlert error={error?.status === 409 ? undefined : error} />
      {may && (
        <ActionButton
          variant="default"
          size="sm"
          loading={isRunning}
          onClick={() => void run({ params: { type }, body: { language, version } }).then(onDone)}
        >
          {t('content.unschedule')}
        </ActionButton>
      )}
    </>
  );
}
