import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useHearts, type Hearts } from '../../client/use-hearts';
import { ProductCard } from '../../ui/product-card';
import { SectionHeading } from '../../ui/section-heading';
import { SnapRow } from '../../ui/snap-row';
import { useCardTexts, type CardTexts } from '../../ui/use-card-texts';
import classes from './home.module.css';
import type { HomeData, ShownGroup } from './load-home';

const RestOfGroup = dynamic(() => import('./rest-of-group').then((file) => file.RestOfGroup), { ssr: false });

export function ProductGroups({ groups }: Pick<HomeData, 'groups'>) {
  const texts = useCardTexts();
  const hearts = useHearts();
  return groups.map((group) => <GroupRow key={group.id} group={group} texts={texts} hearts={hearts} />);
}

interface RowProps {
  group: ShownGroup;
  texts: CardTexts;
  hearts: Hearts;
}

/** Comes with what is seen of it; the rest is asked for by who turns to the row. */
function GroupRow({ group: { id, title, products, hasMore }, texts, hearts }: RowProps) {
  const [isWanted, setWanted] = useState(false);
  const rest = isWanted && <RestOfGroup id={id} from={products.length} texts={texts} hearts={hearts} />;
  return (
    <section className={classes.section} aria-label={title}>
      <SnapRow
        label={title}
        heading={<SectionHeading title={title} />}
        onInterest={hasMore ? () => setWanted(true) : undefined}
        more={rest}
      >
        {products.map((product) => (
          <ProductCard key={product.href} product={product} texts={texts} hearts={hearts} />
        ))}
      </SnapRow>
    </section>
  );
}
