import { useTranslation } from '../../client/use-translation';
import classes from './transit.module.css';

/** Pictures that a shopper has sent; each opens in a tab of its own. */
export function ShownPictures({ pictures }: { pictures: readonly string[] }) {
  const { t } = useTranslation('operator');
  if (pictures.length === 0) return null;
  return (
    <ul className={classes.pictures}>
      {pictures.map((address, index) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noreferrer">
            <img src={address} alt={t('deposits.proof', { number: index + 1 })} width={96} height={96} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
