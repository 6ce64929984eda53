import { useRouter } from 'next/router';
import { useTranslation } from '../../client/use-translation';
import type { HotKeywords, SearchWords } from '../../contract/catalogue-desk';
import { deskPaths } from '../../contract/desk-paths';
import { PageTitle } from '../../ui/page-title';
import classes from './content.module.css';
import { HotKeywordsPanel } from './hot-keywords-panel';
import { LanguagePick } from './language-pick';
import { SearchWordsPanel } from './search-words-panel';

interface Props {
  keywords: HotKeywords;
  words: SearchWords['items'];
  nothing: SearchWords['items'];
}

/** The words that shoppers are offered in a language, beside what they really look for and do not find. */
export function KeywordsScreen({ keywords, words, nothing }: Props) {
  const { t } = useTranslation('operator');
  const { push } = useRouter();
  const { language } = keywords;
  return (
    <div className={classes.main}>
      <PageTitle title={t('nav.keywords')} />
      <div className={classes.spread}>
        <h1 className={classes.title}>{t('nav.keywords')}</h1>
        <LanguagePick value={language} onChange={(wanted) => void push(deskPaths.keywords(wanted))} />
      </div>
      <div className={classes.pair}>
        <HotKeywordsPanel key={language} first={keywords} words={words} />
        <SearchWordsPanel id="searched" title={t('catalogue.searched')} items={words} />
        <SearchWordsPanel id="nothing" title={t('catalogue.foundNothing')} items={nothing} />
      </div>
    </div>
  );
}
