import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { DeskSiteItem } from '../../contract/site-item-desk';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { ArticleFindings, type Doubt } from './article-findings';
import classes from './content.module.css';
import { useFindings } from './use-findings';

interface Props {
  item: DeskSiteItem;
  /** Something is typed that is not saved. */
  isChanged: boolean;
  onDone: (item: DeskSiteItem | undefined) => void;
  onRefused: (error: ApiError) => void;
}

/** The way of an item to the home page, and from it. */
export function SiteItemPublish({ item: { id, version, shown, state }, isChanged, onDone, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const may = useMay('content.publish');
  const isNew = version > 0 && version !== shown?.edition;
  const findings = useFindings('GET /operator/site-items/{id}/findings', isNew ? { params: { id } } : undefined);
  const [accepts, setAccepts] = useState<Doubt[]>([]);
  const publish = useAction('POST /operator/site-items/{id}/publish', { onError: onRefused });
  const takeDown = useAction('POST /operator/site-items/{id}/take-down', { onError: onRefused });
  const isOpen =
    !findings || findings.some(({ code, isBlocking }) => isBlocking || !accepts.some((each) => each === code));
  const error = publish.error ?? takeDown.error;
  const show = async () => {
    const now = await publish.run({ params: { id }, body: { version, accepts } });
    if (now) notify.success(now.state === 'SCHEDULED' ? t('content.willBeShown') : t('content.nowShown'));
    onDone(now);
  };
  const hide = async () => {
    const now = await takeDown.run({ params: { id }, body: { version } });
    if (now) notify.success(t('content.takenDown'));
    onDone(now);
  };
  return (
    <section className={classes.card} aria-labelledby="publish">
      <h2 id="publish">{t('content.publish')}</h2>
      {isNew ? (
        <ArticleFindings findings={findings} accepts={accepts} onAccept={setAccepts} />
      ) : (
        <p className={classes.quiet}>{t('content.allShown')}</p>
      )}
      <RefusalAlert error={error?.status === 409 ? undefined : error} />
      {may && isNew && (
        <>
          {isChanged && <p className={classes.quiet}>{t('content.saveFirst')}</p>}
          <ActionButton disabled={isOpen || isChanged} loading={publish.isRunning} onClick={() => void show()}>
            {t('content.publishItem', { number: version })}
          </ActionButton>
        </>
      )}
      {may && state !== 'HIDDEN' && (
        <ActionButton variant="default" loading={takeDown.isRunning} onClick={() => void hide()}>
          {t('content.takeDown')}
        </ActionButton>
      )}
    </section>
  );
}
