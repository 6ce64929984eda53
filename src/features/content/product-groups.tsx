import { useMediaQuery } from '@mantine/hooks';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useHearts, type Hearts } from '../../client/use-hearts';
import { useLateWords } from '../../client/use-late-words';
import { ProductCard } from '../../ui/product-card';
import { SectionHeading } from '../../ui/section-heading';
import { SnapRow } from '../../ui/snap-row';
import { useCardTexts, type CardTexts } from '../../ui/use-card-texts';
import classes from './home.module.css';
import type { HomeData, ShownGroup } from './load-home';
import { unpackCards } from './packed-cards.rules';
import { PartLoading } from '../../ui/part-loading';

const RestOfGroup = dynamic(() => import('./rest-of-group').then((file) => file.RestOfGroup), {
  ssr: false,
  loading: PartLoading,
});

/** Where a row shows more cards than come with the page (snap-row.module.css). */
const MORE_THAN_SENT = '(min-width: 105em)';

export function ProductGroups({ groups: given }: Pick<HomeData, 'groups'>) {
  const groups = useLateWords(given, {
    areComing: given.some(({ areWordsComing }) => areWordsComing),
    ask: async () => (await import('./late-titles')).withLateTitles(given),
  });
  const texts = useCardTexts();
  const hearts = useHearts();
  const isWide = useMediaQuery(MORE_THAN_SENT) ?? false;
  return groups.map((group) => <GroupRow key={group.id} group={group} texts={texts} hearts={hearts} isWide={isWide} />);
}

interface RowProps {
  group: ShownGroup;
  texts: CardTexts;
  hearts: Hearts;
  isWide: boolean;
}

/** Comes with what most screens see of it; the rest is asked for by who turns to the row, and by wide screens. */
function GroupRow({ group, texts, hearts, isWide }: RowProps) {
  const { id, title, hasMore } = group;
  const products = unpackCards(group);
  const [isTurnedTo, setTurnedTo] = useState(false);
  const rest = hasMore && (isTurnedTo || isWide) && (
    <RestOfGroup id={id} from={products.length} texts={texts} hearts={hearts} />
  );
  return (
    <section className={classes.section} aria-label={title}>
      <SnapRow
        label={title}
        heading={<SectionHeading title={title} />}
        onInterest={hasMore ? () => setTurnedTo(true) : undefined}
        more={rest}
      >
        {products.map((product) => (
          <ProductCard key={product.href} product={product} texts={texts} hearts={hearts} />
        ))}
      </SnapRow>
    </section>
  );
}
