import { useAction } from '../../client/use-action';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { PlatformNotice } from '../../contract/notices';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import rows from '../bench/list-row.module.css';
import classes from './platform.module.css';
import { useUtcText } from './use-utc-text';

interface Props {
  notices: PlatformNotice[];
  onChanged: (notices: PlatformNotice[]) => void;
}

/** What was told, the newest first; what is still shown can be taken back. */
export function NoticeLines({ notices, onChanged }: Props) {
  const { t } = useTranslation('operator');
  const utc = useUtcText();
  const locale = useLocale();
  const end = useAction('POST /platform/notices/{id}/end');
  const takeBack = async (id: string) => {
    const now = await end.run({ params: { id } });
    if (now) onChanged(now);
  };
  return (
    <section className={classes.section}>
      <h2>{t('platform.notices.before')}</h2>
      <RefusalAlert error={end.error} />
      {notices.length === 0 && <p className={classes.none}>{t('platform.notices.none')}</p>}
      <ul className={classes.notices}>
        {notices.map(({ id, words, at, until, endedAt }) => {
          const text = (locale === 'zh-CN' && words['zh-CN']) || words.en || words['zh-CN'];
          const isOver = endedAt !== null;
          return (
            <li key={id} data-over={isOver} className={rows.row}>
              <span>
                <bdi>{text}</bdi>
                <small>
                  {utc.time(at)}
                  {until && ` → ${utc.time(until)}`}
                  {isOver && ` · ${t('platform.notices.over')}`}
                </small>
              </span>
              {!isOver && (
                <ActionButton
                  size="compact-sm"
                  variant="default"
                  aria-label={t('platform.notices.takeBackOf', { text })}
                  loading={end.isRunning}
                  onClick={() => void takeBack(id)}
                >
                  {t('platform.notices.takeBack')}
                </ActionButton>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
