import { IconBookmark } from '@tabler/icons-react';
import { useTranslation } from '../../client/use-translation';
import { Dropdown } from '../../ui/dropdown';
import classes from './index-page.module.css';
import { indexHref, type Asked, type IndexSpec } from './index-query';
import type { SavedViews } from './use-saved-views';
import { ViewChanges } from './view-changes';
import { ViewKeep } from './view-keep';

interface Props {
  spec: IndexSpec;
  asked: Asked;
  saved: SavedViews;
  onGo: (href: string) => void;
}

/** Keeps what the list shows as a view, and changes the one that it began with. */
export function ViewMenu({ spec, asked, saved, onGo }: Props) {
  const { t } = useTranslation('operator');
  return (
    <Dropdown
      className={classes.tool}
      name={t('index.saved.menu')}
      label={<IconBookmark size={16} aria-hidden />}
      panelClassName={classes.end}
    >
      {(close) => (
        <div className={classes.saved}>
          {saved.current && (
            <ViewChanges
              key={saved.current.id}
              {...{ spec, asked, saved, view: saved.current }}
              onGone={() => {
                close();
                onGo(indexHref(spec, asked, { saved: undefined }));
              }}
            />
          )}
          <ViewKeep
            {...{ spec, asked, saved }}
            onKept={({ id }) => {
              close();
              onGo(indexHref(spec, asked, { saved: id }));
            }}
          />
        </div>
      )}
    </Dropdown>
  );
}
