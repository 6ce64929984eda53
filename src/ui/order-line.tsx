import Link from 'next/link';
import type { ReactNode } from 'react';
import { useLocale } from '../client/use-shell';
import { useTranslation } from '../client/use-translation';
import type { Price as Prices } from '../contract/fields';
import { intlTag } from '../contract/locales';
import { formatMoney } from '../contract/money';
import { isUnitExact } from './line-sum';
import classes from './order-line.module.css';
import { pictureAt } from '../contract/picture-address';
import { MoneyText, Price } from './price';

interface Props {
  /** Empty where there is none. */
  image: string;
  title: string;
  href?: string | undefined;
  /** Options, message: quiet lines below the title. */
  details: string[];
  unitPrice: Prices;
  quantity: number;
  /** "× 3" */
  quantityText: string;
  total: Prices;
  /** On the first screen: its pictures are not waited with. */
  isFirst?: boolean;
  /** What has to be said of this line: sold out, another price. */
  children?: ReactNode;
}

/** One thing of an order: what it is, what one costs, what all of them cost. */
export function OrderLine({
  isFirst = false,
  image,
  title,
  href,
  details,
  unitPrice,
  quantity,
  quantityText,
  total,
  children,
}: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isExact = isUnitExact(unitPrice, quantity, total);
  return (
    <li className={classes.line}>
      <img
        src={image ? pictureAt(image, 200) : '/icons/no-picture.svg'}
        alt=""
        width={72}
        height={72}
        loading={isFirst ? 'eager' : 'lazy'}
      />
      <div className={classes.text}>
        {href ? (
          <Link href={href} className={classes.title}>
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <p className={classes.title}>
            <bdi>{title}</bdi>
          </p>
        )}
        {details.map((detail) => (
          <p key={detail} className={classes.quiet}>
            <bdi>{detail}</bdi>
          </p>
        ))}
        {children}
      </div>
      <div className={classes.sums}>
        <strong>
          <MoneyText money={total.local} size="md" />
        </strong>
        <span className={classes.unit}>
          {isExact ? <Price price={unitPrice} size="sm" /> : <MoneyText money={unitPrice.cny} />}{' '}
          <span>{quantityText}</span>
          {!isExact && (
            <>
              {' = '}
              <MoneyText money={total.cny} />
            </>
          )}
        </span>
        {!isExact && (
          <span className={classes.unit}>
            {t('price.aboutEach', { price: formatMoney(unitPrice.local, intlTag(locale)) })}
          </span>
        )}
      </div>
    </li>
  );
}
