import Link from 'next/link';
import { paths } from '../../contract/paths';
import { useTranslation } from '../../client/use-translation';
import classes from './purchase-sections.module.css';

interface Props {
  current: 'orders' | 'manual';
  /** How many price requests there are. */
  manualCount: number;
}

/** Orders, and what is still to be priced before it can become one. */
export function PurchaseSections({ current, manualCount }: Props) {
  const { t } = useTranslation('purchase');
  const sections = [
    { id: 'orders', href: paths.purchases(), label: t('sections.orders'), count: 0 },
    { id: 'manual', href: paths.manualOrders(), label: t('manual.list.title'), count: manualCount },
  ];
  return (
    <nav className={classes.sections} aria-label={t('sections.label')}>
      {sections.map(({ id, href, label, count }) => (
        <Link key={id} href={href} className={classes.section} aria-current={id === current ? 'page' : undefined}>
          {label} {count > 0 && <span className={classes.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
