import { useTranslation } from '../../client/use-translation';
import classes from './content.module.css';
import { diffLines, linesOf } from './text-diff';

interface Words {
  title: string;
  html: string;
}

/** What would change for shoppers, line by line. */
export function ArticleCompare({ before, after }: { before: Words | null; after: Words }) {
  const { t } = useTranslation('operator');
  const linesIn = (words: Words | null) => (words ? [words.title, ...linesOf(words.html)] : []);
  const lines = diffLines(linesIn(before), linesIn(after));
  if (lines.every(({ kind }) => kind === 'same')) return <p>{t('content.noDifference')}</p>;
  return (
    <ul className={classes.diff} aria-label={t('content.way.compare')}>
      {lines.map(({ kind, text }, at) => (
        // two lines may say the same, and none ever moves
        <li key={`${String(at)} ${kind}`} data-kind={kind} dir="auto">
          {kind === 'added' ? <ins>{text}</ins> : kind === 'removed' ? <del>{text}</del> : text}
        </li>
      ))}
    </ul>
  );
}
