import {
  IconBuildingStore,
  IconBuildingWarehouse,
  IconHome,
  IconMapPin,
  IconPlane,
  IconShieldCheck,
} from '@tabler/icons-react';
import { useTranslation } from '../../client/use-translation';
import type { TransitOrderDetail } from '../../contract/transit';
import classes from './way-map.module.css';
import { stationOf, WAY } from './transit-look';

const ICONS = {
  seller: IconBuildingStore,
  warehouse: IconBuildingWarehouse,
  left: IconPlane,
  customs: IconShieldCheck,
  country: IconMapPin,
  door: IconHome,
} as const;

/** The stations of the way home, the present one lit; it begins at the seller where it was bought. */
export function WayMap({ order: { status, isBought } }: { order: Pick<TransitOrderDetail, 'status' | 'isBought'> }) {
  const { t } = useTranslation('transit');
  const at = stationOf(status);
  if (at < 0) return null;
  return (
    <ol className={classes.way} aria-label={t('way.name')}>
      {WAY.map(({ id }, index) => {
        if (id === 'seller' && !isBought) return null;
        const Icon = ICONS[id];
        return (
          <li
            key={id}
            className={classes.station}
            data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={classes.dot} data-flies={id === 'left' || undefined} aria-hidden>
              <Icon size={18} />
            </span>
            <span className={classes.word}>{t(`way.${id}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}
