import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { SiteItemList } from '../../contract/site-item-desk';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './content.module.css';

interface Props {
  list: SiteItemList;
  onOrdered: (list: SiteItemList) => void;
}

/** In which order shoppers leaf through the banners. What somebody else has changed meanwhile is shown instead. */
export function BannerOrder({ list, onOrdered }: Props) {
  const { t } = useTranslation('operator');
  const [isStale, setStale] = useState(false);
  const { run, isRunning, error } = useAction('PUT /operator/banner-order', {
    onError: ({ status, data }) => {
      if (status !== 409) return;
      setStale(true);
      void import('../../contract/site-item-desk.schemas').then(({ SiteItemList: rules }) => {
        const now = rules.safeParse(data).data;
        if (now) onOrdered(now);
      });
    },
  });
  const shown = list.items.filter(({ state }) => state !== 'HIDDEN');
  if (shown.length < 2) return null;
  const ids = shown.map(({ id }) => id);
  const move = async (from: number, by: -1 | 1) => {
    const moved = ids.filter((_, at) => at !== from);
    const wanted = [...moved.slice(0, from + by), ids[from] ?? '', ...moved.slice(from + by)];
    const now = await run({ body: { was: ids, ids: wanted } });
    if (!now) return;
    setStale(false);
    onOrdered(now);
  };
  return (
    <section className={classes.card} aria-labelledby="order">
      <h2 id="order">{t('content.order')}</h2>
      {isStale && <p role="alert">{t('content.orderStale')}</p>}
      <RefusalAlert error={error?.status === 409 ? undefined : error} />
      <ol className={classes.order}>
        {shown.map(({ id, title }, at) => (
          <li key={id}>
            <bdi>{title || t('content.untitled')}</bdi>
            <span className={classes.actions}>
              <ActionButton
                size="xs"
                variant="default"
                aria-label={t('content.earlier', { name: title })}
                disabled={at === 0 || isRunning}
                onClick={() => void move(at, -1)}
              >
                <IconArrowUp size={14} aria-hidden />
              </ActionButton>
              <ActionButton
                size="xs"
                variant="default"
                aria-label={t('content.later', { name: title })}
                disabled={at === shown.length - 1 || isRunning}
                onClick={() => void move(at, 1)}
              >
                <IconArrowDown size={14} aria-hidden />
              </ActionButton>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
