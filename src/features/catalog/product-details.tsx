import clsx from 'clsx';
import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { Product } from '../../contract/catalog';
import { ArticleHtml } from '../../ui/article-html';
import classes from './product-details.module.css';

/** Below this a description has no more than a few lines. */
const FOLD_LENGTH = 400;

export function ProductDetails({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  const { attributes, areWordsComing, descriptionHtml, weightGrams, isWeightAssumed, size } = product;
  const [isWhole, setWhole] = useState(descriptionHtml.length < FOLD_LENGTH);
  const measures = [size.lengthMm, size.widthMm, size.heightMm];
  const facts = [
    ...attributes,
    ...(weightGrams > 0
      ? [
          {
            name: t('details.weight'),
            value: t(isWeightAssumed ? 'details.weightAssumed' : 'details.kilograms', {
              kilograms: weightGrams / 1000,
            }),
          },
        ]
      : []),
    ...(measures.every((mm) => mm > 0)
      ? [
          {
            name: t('details.size'),
            value: t('details.centimetres', { size: measures.map((mm) => mm / 10).join(' × ') }),
          },
        ]
      : []),
  ];
  return (
    <div className={classes.details}>
      {facts.length > 0 && (
        <section>
          <h2 className={classes.title}>{t('details.facts')}</h2>
          <dl className={clsx(classes.facts, areWordsComing && classes.late)}>
            {facts.map(({ name, value }, place) => (
              <div key={place} className={classes.fact} title={areWordsComing ? `${name}: ${value}` : undefined}>
                <dt dir="auto">{name}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {descriptionHtml && (
        <section>
          <h2 className={classes.title}>{t('details.description')}</h2>
          <div className={clsx(classes.description, !isWhole && classes.folded)}>
            <ArticleHtml html={descriptionHtml} />
          </div>
          {!isWhole && (
            <button type="button" className={classes.unfold} onClick={() => setWhole(true)}>
              {t('details.showAll')}
            </button>
          )}
        </section>
      )}
    </div>
  );
}
