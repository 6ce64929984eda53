import Link from 'next/link';
import type { CSSProperties } from 'react';
import { paths } from '../../contract/paths';
import { useTranslation } from '../../client/use-translation';
import { pictureAt } from '../../contract/picture-address';
import { SectionHeading } from '../../ui/section-heading';
import classes from './category-tiles.module.css';
import homeClasses from './home.module.css';
import type { HomeData } from './load-home';
import { tileColumns } from './tile-columns.rules';

export function CategoryTiles({ categories }: Pick<HomeData, 'categories'>) {
  const { t } = useTranslation('homepage');
  if (!categories.length) return null;
  return (
    <section className={homeClasses.section} aria-labelledby="categories">
      <SectionHeading id="categories" title={t('categories.title')} />
      <ul className={classes.tiles} style={{ '--columns': tileColumns(categories.length) } as CSSProperties}>
        {categories.map(({ id, name, image }) => (
          <li key={id}>
            <Link className={classes.tile} href={paths.search({ filters: `category:${id}` })} prefetch={false}>
              <span className={classes.studio}>
                <img src={pictureAt(image, 200)} alt="" width={200} height={200} loading="lazy" decoding="async" />
              </span>
              <span className={classes.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
