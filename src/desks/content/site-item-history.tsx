import { useState } from 'react';
import { call } from '../../client/call';
import { useTranslation } from '../../client/use-translation';
import type { DeskSiteItem } from '../../contract/site-item-desk';
import { RefusalAlert } from '../../ui/refusal-alert';
import { EditionList } from './edition-list';

interface Props {
  item: DeskSiteItem;
  onTake: (words: DeskSiteItem['draft']) => void;
}

/** Every edition that the staff wrote of it, and the way back to one. */
export function SiteItemHistory({ item: { id, editions, shown }, onTake }: Props) {
  const { t } = useTranslation('operator');
  const [isFailed, setFailed] = useState(false);
  const takeBack = async (number: number) => {
    setFailed(false);
    await call('GET /operator/site-items/{id}/editions/{number}', { params: { id, number } })
      .then(({ value }) => onTake(value))
      .catch(() => setFailed(true));
  };
  return (
    <>
      <RefusalAlert error={isFailed ? { detail: '' } : undefined} />
      <EditionList
        editions={editions}
        chips={(number) => (number === shown?.edition ? [{ tone: 'done', word: t('content.isShown') }] : [])}
        onTake={takeBack}
      />
    </>
  );
}
