import { useTranslation } from '../../client/use-translation';
import type { SearchWords } from '../../contract/catalogue-desk';
import classes from './content.module.css';

/** What was searched for in four weeks, and how often it found nothing: no word that few have typed is here. */
export function SearchWordsPanel({ id, title, items }: { id: string; title: string; items: SearchWords['items'] }) {
  const { t } = useTranslation('operator');
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {items.length === 0 ? (
        <p className={classes.quiet}>{t('catalogue.noWords')}</p>
      ) : (
        <table className={classes.words}>
          <thead>
            <tr>
              <th scope="col">{t('catalogue.word')}</th>
              <th scope="col">{t('catalogue.searches')}</th>
              <th scope="col">{t('catalogue.nothing')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ word, searches, foundNothing }) => (
              <tr key={word}>
                <th scope="row">
                  <bdi>{word}</bdi>
                </th>
                <td>{searches}</td>
                <td>{foundNothing}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
