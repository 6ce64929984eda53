import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { Warehouse } from '../../contract/tenant';
import { ActionButton } from '../../ui/action-button';
import classes from './user-warehouses-screen.module.css';

interface Props {
  warehouse: Warehouse;
  /** The one thing to do here: nobody has an address anywhere yet. */
  isMain: boolean;
  onTaken: () => void;
}

/** A house of the shop where the shopper has no address yet. */
export function WarehouseOffer({ warehouse, isMain, onTaken }: Props) {
  const { t } = useTranslation(['proxyshipping', 'common']);
  const { run, isRunning } = useAction('POST /front/user/warehouses', {
    onError: ({ detail }) => notify.error(detail || t('common:errors.NETWORK')),
  });
  const take = async () => {
    if (await run({ body: { tenantWarehouseId: warehouse.id } })) onTaken();
  };
  return (
    <section className={classes.card} aria-labelledby={`offer-${warehouse.id}`}>
      <h2 id={`offer-${warehouse.id}`} className={classes.name}>
        {warehouse.name}
      </h2>
      <p className={classes.lead}>{t('offer.text')}</p>
      <ActionButton variant={isMain ? 'filled' : 'default'} loading={isRunning} onClick={() => void take()}>
        {t('offer.take')}
      </ActionButton>
    </section>
  );
}
