import { useRouter } from 'next/router';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Warehouse } from '../../contract/tenant';
import type { ClaimPage } from '../../contract/unclaimed';
import type { ForecastPage, UserWarehouse } from '../../contract/warehouse';
import { EmptyState } from '../../ui/empty-state';
import { useFocusOnChange } from '../../ui/use-lost-focus';
import { ClaimList } from './claim-list';
import { ForecastForm } from './forecast-form';
import { ForecastList } from './forecast-list';
import { UnclaimedSearch } from './unclaimed-search';
import classes from './user-warehouses-screen.module.css';
import { WarehouseAddress } from './warehouse-address';
import { WarehouseOffer } from './warehouse-offer';

interface Props {
  warehouses: Warehouse[];
  /** Where the shopper has an address already. */
  own: UserWarehouse[];
  forecasts: ForecastPage;
  claimed: ClaimPage;
}

const STEPS = ['order', 'copy', 'wait'] as const;

/** Proxy shipping: the addresses in China to which the shopper's own purchases are sent, and what is on its way there. */
export function UserWarehousesScreen({ warehouses, own, forecasts, claimed }: Props) {
  const { t } = useTranslation('proxyshipping');
  const router = useRouter();
  const addresses = useFocusOnChange<HTMLDivElement>(own.length);
  const { tenantPreference, serviceEmail } = useTenant();
  const isOffered = tenantPreference.showUserWarehouse !== false && warehouses.length > 0;
  const reload = () => void router.replace(router.asPath, undefined, { scroll: false });
  const others = warehouses.filter(({ id }) => !own.some(({ tenantWarehouseId }) => tenantWarehouseId === id));
  return (
    <>
      <h1 className={classes.title}>{t('title')}</h1>
      {!isOffered && own.length === 0 && (
        <EmptyState picture="warehouse" title={t('none')} text={t('noneText', { email: serviceEmail })} />
      )}
      {(isOffered || own.length > 0) && (
        <>
          <p className={classes.lead}>{t('lead')}</p>
          <ol className={classes.steps}>
            {STEPS.map((step) => (
              <li key={step}>{t(`steps.${step}`)}</li>
            ))}
          </ol>
          <div ref={addresses} tabIndex={-1} className={classes.cards}>
            {own.map((warehouse) => (
              <WarehouseAddress
                key={warehouse.id}
                warehouse={warehouse}
                code={warehouse.code}
                holidays={warehouse.holidays}
              />
            ))}
            {isOffered &&
              others.map((warehouse, index) => (
                <WarehouseOffer
                  key={warehouse.id}
                  warehouse={warehouse}
                  isMain={own.length === 0 && index === 0}
                  onTaken={reload}
                />
              ))}
          </div>
          {own.some(({ isOpen }) => isOpen) && <ForecastForm warehouses={own} onFiled={reload} />}
          <ForecastList page={forecasts} onChanged={reload} />
          <UnclaimedSearch onClaimed={reload} />
          <ClaimList page={claimed} />
        </>
      )}
    </>
  );
}
