import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { DeskArticle } from '../../contract/article-desk';
import { pageOfArticle } from '../../contract/info-pages';
import { paths } from '../../contract/paths';
import { ActionButton } from '../../ui/action-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './content.module.css';

const readList = async (data: unknown) => {
  const { ArticleList: rules } = await import('../../contract/article-desk.schemas');
  return rules.safeParse(data).data;
};

interface Props {
  article: DeskArticle;
  onDone: (isShown: boolean) => void;
}

/** Whether the shop has the page at all, in any language. */
export function ArticleShown({ article: { type, isShown }, onDone }: Props) {
  const { t } = useTranslation('operator');
  const may = useMay('content.publish');
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning, error } = useAction('PUT /operator/articles/{type}/shown', {
    isSwitch: true,
    onError: ({ data }) =>
      void readList(data).then((list) => {
        const now = list?.items.find(({ id }) => id === type);
        if (now) onDone(now.isShown);
      }),
  });
  const turn = async () => {
    const list = await run({ params: { type }, body: { isShown: !isShown, wasShown: isShown } });
    setAsking(false);
    if (!list) return;
    notify.success(t(isShown ? 'content.page.hidden' : 'content.page.nowShown'));
    onDone(!isShown);
  };
  return (
    <section className={classes.card} aria-labelledby="page">
      <h2 id="page">{t('content.page.title')}</h2>
      <p className={classes.quiet}>{t(isShown ? 'content.page.isShown' : 'content.page.isHidden')}</p>
      {isShown && (
        <p>
          <Anchor size="sm" href={pageOfArticle(type) ?? paths.home()} target="_blank" rel="noreferrer">
            {t('content.page.open')}
          </Anchor>
        </p>
      )}
      <RefusalAlert error={error} />
      {may && (
        <div>
          <ActionButton
            variant="default"
            size="sm"
            loading={isRunning}
            onClick={() => (isShown ? setAsking(true) : void turn())}
          >
            {t(isShown ? 'content.page.hide' : 'content.page.show')}
          </ActionButton>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('content.page.sureHide')}
        confirmLabel={t('content.page.hide')}
        isRunning={isRunning}
        onConfirm={() => void turn()}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
