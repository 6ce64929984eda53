import { IconBuildingWarehouse, IconHome, IconMapPin, IconPlane, IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from '../../client/use-translation';
import type { TransitStatus } from '../../contract/transit';
import classes from './way-map.module.css';
import { stationOf, WAY } from './transit-look';

const ICONS = {
  warehouse: IconBuildingWarehouse,
  left: IconPlane,
  customs: IconShieldCheck,
  country: IconMapPin,
  door: IconHome,
} as const;

/** The stations of the way home, the present one lit. */
export function WayMap({ status }: { status: TransitStatus }) {
  const { t } = useTranslation('transit');
  const at = stationOf(status);
  if (at < 0) return null;
  return (
    <ol className={classes.way} aria-label={t('way.name')}>
      {WAY.map(({ id }, index) => {
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
