import { Button } from '@mantine/core';
import Link from 'next/link';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { LabelForm } from './label-form';
import { OwnerProposals } from './owner-proposals';
import type { StepProps } from './parcel-step';
import classes from './parcels.module.css';
import { SendBackForm } from './send-back-form';
import { ServeForm } from './serve-form';
import { ShelfForm } from './shelf-form';

/** The one thing to do next with a parcel, and what follows from it. */
export function ParcelNext(props: StepProps) {
  const { t } = useTranslation('operator');
  const { next, warehouseId, owner, services, transitOrderId, items } = props.parcel;
  // nothing was promised for what is exchanged
  const isExchange = next === 'SEND_BACK' && items.every(({ order }) => order?.status !== 'RETURNING');
  const may = {
    bench: useMay('warehouse.receive'),
    inspect: useMay('warehouse.inspect'),
    shelve: useMay('warehouse.shelve'),
    back: useMay('warehouse.return'),
    match: useMay('warehouse.unclaimed'),
    pack: useMay('packing.pick'),
  };
  const name = owner?.name ?? '';
  if (next === 'NONE') return null;
  return (
    <section className={classes.next} aria-label={t('parcels.next')}>
      <p>{t(`parcels.step.${isExchange ? 'EXCHANGE' : next}`, { name })}</p>
      {(next === 'RECEIVE' || next === 'INSPECT') && may.bench && (
        <div className={classes.row}>
          <Button component={Link} size="sm" prefetch={false} href={deskPaths.bench({ mode: next, warehouseId })}>
            {t(next === 'RECEIVE' ? 'parcels.toReceive' : 'parcels.toInspect')}
          </Button>
        </div>
      )}
      {(next === 'SHELVE' || next === 'KEEP') && may.shelve && <ShelfForm {...props} />}
      {next === 'SEND_BACK' && may.back && <SendBackForm {...props} />}
      {next === 'SERVE' &&
        may.inspect &&
        services
          .filter(({ status }) => status === 'REQUESTED')
          .map((service) => <ServeForm key={service.id} service={service} {...props} />)}
      {next === 'MATCH' && may.match && (
        <>
          <OwnerProposals {...props} />
          <LabelForm {...props} />
        </>
      )}
      {next === 'PACK' && may.pack && transitOrderId && (
        <div className={classes.row}>
          <Button
            component={Link}
            size="sm"
            prefetch={false}
            variant="default"
            href={deskPaths.packingOf(transitOrderId)}
          >
            {t('parcels.toShipment')}
          </Button>
        </div>
      )}
    </section>
  );
}
