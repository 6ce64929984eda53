import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { ProductRow } from '../../contract/catalogue-desk';
import { ActionButton } from '../../ui/action-button';
import classes from './content.module.css';
import { problemOf } from './group-draft';

interface Props {
  rows: ProductRow[];
  openId: string | undefined;
  onOpen: (id: string) => void;
  onMove: (id: string, by: -1 | 1) => void;
}

/** The rows in their order, which buttons change: no pointer is needed, and none has to be held. */
export function GroupList({ rows, openId, onOpen, onMove }: Props) {
  const { t } = useTranslation('operator');
  const { defaultLanguage } = useTenant();
  return (
    <section className={classes.card} aria-labelledby="rows">
      <h2 id="rows">{t('catalogue.groups.rows')}</h2>
      <ol className={classes.rows}>
        {rows.map((row, at) => {
          const name = row.title[defaultLanguage]?.trim() || t('content.untitled');
          const problem = problemOf(row, defaultLanguage);
          return (
            <li key={row.id}>
              <button type="button" aria-current={row.id === openId} onClick={() => onOpen(row.id)}>
                <bdi>{name}</bdi>
                <small>
                  {problem
                    ? t(`catalogue.groups.problem.${problem}`)
                    : t(`catalogue.groups.place.${row.place ?? 'PREFERRED'}`)}
                </small>
              </button>
              <ActionButton
                size="xs"
                variant="default"
                aria-label={t('content.earlier', { name })}
                disabled={at === 0}
                onClick={() => onMove(row.id, -1)}
              >
                <IconArrowUp size={14} aria-hidden />
              </ActionButton>
              <ActionButton
                size="xs"
                variant="default"
                aria-label={t('content.later', { name })}
                disabled={at === rows.length - 1}
                onClick={() => onMove(row.id, 1)}
              >
                <IconArrowDown size={14} aria-hidden />
              </ActionButton>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
