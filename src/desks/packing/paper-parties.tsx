import { useTranslation } from '../../client/use-translation';
import type { PackingPapers } from '../../contract/packing-papers';
import classes from '../bench/papers.module.css';
import { useCountryName } from '../bench/use-country-name';
import { placeLines } from './place-lines';

/** Who sends it, and to whom. */
export function PaperParties({ papers: { sender, receiver, customs } }: { papers: PackingPapers }) {
  const { t } = useTranslation('operator');
  const countryName = useCountryName();
  return (
    <div className={classes.parties}>
      <div>
        <h3>{t('papers.sender')}</h3>
        <p>
          <bdi>{sender.name}</bdi>
          <br />
          <bdi>{sender.address}</bdi>
          <br />
          <bdi dir="ltr">{sender.phone}</bdi>
        </p>
      </div>
      <div>
        <h3>{t('papers.receiver')}</h3>
        <p>
          <bdi>{receiver.receiverName}</bdi>
          <br />
          <bdi>{[...placeLines(receiver), countryName(receiver.countryCode)].join(', ')}</bdi>
          <br />
          <bdi dir="ltr">{receiver.phone}</bdi>
          {customs.map(({ key, masked }) => (
            <span key={key}>
              <br />
              {key}: <bdi dir="ltr">{masked}</bdi>
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
