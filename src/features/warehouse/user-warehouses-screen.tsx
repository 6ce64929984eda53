import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Warehouse } from '../../contract/tenant';
import { EmptyState } from '../../ui/empty-state';
import classes from './user-warehouses-screen.module.css';
import { WarehouseAddress } from './warehouse-address';

interface Props {
  warehouses: Warehouse[];
  /** Tells whose parcel it is. */
  code: string;
}

const STEPS = ['order', 'copy', 'wait'] as const;

/** Proxy shipping: the addresses in China to which the shopper's own purchases are sent. */
export function UserWarehousesScreen({ warehouses, code }: Props) {
  const { t } = useTranslation('proxyshipping');
  const { tenantPreference, serviceEmail } = useTenant();
  const isOffered = tenantPreference.showUserWarehouse !== false;
  return (
    <>
      <h1 className={classes.title}>{t('title')}</h1>
      {!isOffered || warehouses.length === 0 ? (
        <EmptyState picture="warehouse" title={t('none')} text={t('noneText', { email: serviceEmail })} />
      ) : (
        <>
          <p className={classes.lead}>{t('lead')}</p>
          <ol className={classes.steps}>
            {STEPS.map((step) => (
              <li key={step}>{t(`steps.${step}`, { email: serviceEmail })}</li>
            ))}
          </ol>
          <div className={classes.cards}>
            {warehouses.map((warehouse) => (
              <WarehouseAddress key={warehouse.id} warehouse={warehouse} code={code} />
            ))}
          </div>
        </>
      )}
    </>
  );
}
