import { useTranslation } from '../../client/use-translation';
import type { ScanAnswer } from '../../contract/scan';
import classes from './bench.module.css';

interface Props {
  answer: ScanAnswer | undefined;
  scan: (code: string) => void;
}

/** What of the parcel on the bench leaves it: by its number, or pressed. */
export function BenchPieces({ answer, scan }: Props) {
  const { t } = useTranslation('operator');
  const { parcel, next } = answer ?? {};
  if (!parcel || !next?.parcelId) return null;
  const picked = next.picked ?? [];
  return (
    <section aria-label={t('scan.pieces')}>
      <h2 className={classes.heading}>{t('scan.pieces')}</h2>
      <ol className={classes.pieces}>
        {parcel.items.map(({ title, quantity }, index) => (
          <li key={`${title}-${String(index)}`}>
            <button
              type="button"
              className={classes.piece}
              aria-pressed={picked.includes(index + 1)}
              onClick={() => scan(`!Q-${String(index + 1)}`)}
            >
              <kbd>{index + 1}</kbd> <bdi>{title}</bdi> × {quantity}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
