import { useTranslation } from '../../client/use-translation';
import classes from './money.module.css';

/** Pictures that a shopper shows; each opens in a tab of its own. Nothing where there are none. */
export function Proofs({ pictures }: { pictures: readonly string[] }) {
  const { t } = useTranslation('operator');
  if (pictures.length === 0) return null;
  return (
    <ul className={classes.proofs}>
      {pictures.map((address, index) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noreferrer">
            <img src={address} alt={t('deposits.proof', { number: index + 1 })} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
