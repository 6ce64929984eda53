import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import type { BoxProposals as Proposals } from '../../contract/packing-desk';
import { MoneyText } from '../../ui/price';
import classes from './packing.module.css';

type Way = Proposals['proposals'][number];

interface Props {
  id: string;
  onChoose: (boxes: Way['boxes']) => void;
}

/** Into which of the shop's boxes the parcels would go and for how much, the cheapest first; a person decides. */
export function BoxProposals({ id, onChoose }: Props) {
  const { t } = useTranslation('operator');
  const { data } = useRequest('GET /operator/transit-orders/{id}/boxes', { params: { id } });
  // the line of the shipment takes no other
  const proposals = data?.proposals.filter(({ total }) => total !== null) ?? [];
  if (proposals.length === 0) return null;
  return (
    <section aria-label={t('packing.proposals')}>
      <h2 className={classes.heading}>{t('packing.proposals')}</h2>
      <ul className={classes.ways}>
        {proposals.map((way) => (
          <li key={way.boxes.map(({ name }) => name).join()}>
            <button type="button" className={classes.way} onClick={() => onChoose(way.boxes)}>
              <strong>
                <bdi dir="ltr">{way.boxes.map(({ name }) => name).join(' + ')}</bdi>
              </strong>
              <small>
                <bdi dir="ltr">{way.boxes.map((box) => sizeOf(box)).join(', ')}</bdi>
              </small>
              {way.total && <MoneyText money={way.total} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const sizeOf = ({ lengthMm, widthMm, heightMm }: Way['boxes'][number]) => `${lengthMm} × ${widthMm} × ${heightMm}`;
