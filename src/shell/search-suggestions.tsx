import { useTranslation } from 'next-i18next/pages';
import classes from './search-box.module.css';

interface Props {
  id: string;
  /** Empty: nothing is shown. */
  keywords: string[];
  active: number;
  onPick: (keyword: string) => void;
}

export function SearchSuggestions({ id, keywords, active, onPick }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.panel} hidden={keywords.length === 0}>
      <p className={classes.panelTitle} id={`${id}-title`}>
        {t('search.hot')}
      </p>
      <ul id={id} role="listbox" aria-labelledby={`${id}-title`} className={classes.keywords}>
        {keywords.map((keyword, index) => (
          <li
            key={keyword}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classes.keyword}
            dir="auto"
            // the field keeps the focus
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(keyword)}
          >
            {keyword}
          </li>
        ))}
      </ul>
    </div>
  );
}
