import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { LOCALE_FACTS } from '../../contract/locales';
import { StatusChip } from '../../ui/status-chip';
import type { IndexColumn } from '../bench/index-columns';
import { IndexPage } from '../bench/index-page';
import type { Asked } from '../bench/index-query';
import { ARTICLE_TONES } from './article-tones';
import classes from './content.module.css';
import { ARTICLES_INDEX, type loadArticles } from './load-articles';

type Loaded = Awaited<ReturnType<typeof loadArticles>>;
type Row = NonNullable<Loaded['list']>['items'][number];
interface Props {
  list: Loaded['list'];
  asked: Asked<(typeof ARTICLES_INDEX)['views'][number]>;
}

/** More than a line of them is counted: an article that has none has all of the shop's. */
const SHOWN = 3;

/** Every article that the shop can have, and how far each is in each of its languages. */
export function ArticlesScreen({ list, asked }: Props) {
  const { t } = useTranslation('operator');
  const columns: IndexColumn<Row>[] = [
    {
      id: 'article',
      header: t('content.article'),
      cell: ({ id }) => (
        <Link href={deskPaths.article(id)} prefetch={false} className={classes.link}>
          {t(`content.type.${id}`)}
        </Link>
      ),
    },
    {
      id: 'languages',
      header: t('content.languages'),
      cell: ({ id, languages }) => {
        const open = languages.filter(({ state, hasDraft }) => state !== 'PUBLISHED' || hasDraft);
        return (
          <ul className={classes.languages}>
            <li className={classes.quiet}>
              {t('content.publishedOf', {
                count: languages.filter(({ state }) => state === 'PUBLISHED').length,
                all: languages.length,
              })}
            </li>
            {open.slice(0, SHOWN).map(({ language, state, hasDraft }) => (
              <li key={language}>
                <Link href={deskPaths.article(id, language)} prefetch={false} data-state={state}>
                  {LOCALE_FACTS[language].name}
                  <span>
                    {t(`content.state.${state}`)}
                    {hasDraft && state !== 'DRAFT' ? ` · ${t('content.hasDraft')}` : ''}
                  </span>
                </Link>
              </li>
            ))}
            {open.length > SHOWN && (
              <li className={classes.quiet}>{t('content.moreLanguages', { count: open.length - SHOWN })}</li>
            )}
          </ul>
        );
      },
    },
    {
      id: 'shown',
      header: t('content.onSite'),
      cell: ({ isShown, languages }) => {
        const worst = languages.find(({ state }) => state !== 'PUBLISHED')?.state ?? 'PUBLISHED';
        return (
          <StatusChip tone={isShown ? ARTICLE_TONES[worst] : 'neutral'}>
            {isShown ? t('content.shown') : t('content.hidden')}
          </StatusChip>
        );
      },
    },
  ];
  return (
    <IndexPage
      spec={ARTICLES_INDEX}
      title={t('nav.articles')}
      {...{ asked, list, columns }}
      views={[
        { id: 'all', label: t('content.view.all') },
        { id: 'toWrite', label: t('content.view.toWrite'), count: list?.counts.toWrite },
        { id: 'drafts', label: t('content.view.drafts'), count: list?.counts.drafts },
      ]}
      nameOf={({ id }) => t(`content.type.${id}`)}
      empty={{ title: t('content.none') }}
    />
  );
}
