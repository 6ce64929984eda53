import { Button } from '@mantine/core';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState, type ReactNode } from 'react';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { paths } from '../../contract/paths';
import { EmptyState } from '../../ui/empty-state';
import { Late } from '../../ui/late';
import { WarningNote } from '../../ui/warning-note';
import type { RenderAddress } from './address-choice';
import { ChosenParcels } from './chosen-parcels';
import type { NewTransitData } from './load-new-transit';
import beside from '../../ui/beside-sum.module.css';
import classes from './new-transit.module.css';
import { orderInput } from './transit-draft.rules';
import { StepsRoom, SummaryRoom } from './transit-rooms';
import { TransitStep } from './transit-step';
import { useTransitDraft } from './use-transit-draft';
import { partLoadingIn } from '../../ui/part-loading';

// what is asked comes after the page, all of it at once
const TransitSteps = dynamic(() => import('./transit-steps').then((file) => file.TransitSteps), {
  ssr: false,
  loading: partLoadingIn(<StepsRoom />),
});
const TransitSummary = dynamic(() => import('./transit-summary').then((file) => file.TransitSummary), {
  ssr: false,
  loading: partLoadingIn(<SummaryRoom />),
});

interface Props extends NewTransitData {
  /** What is agreed to, to be read. */
  terms?: ReactNode;
  renderAddress: RenderAddress;
}

/** From chosen parcels to a shipment: one page, its receipt beside it. */
export function NewTransitScreen({ parcels, missing, addresses, countries, first, terms, renderAddress }: Props) {
  const { t } = useTranslation('transit');
  const router = useRouter();
  const ids = parcels.map(({ id }) => id);
  const composer = useTransitDraft(
    ids,
    addresses.map(({ id }) => id),
    first.estimate,
  );
  const { draft, estimate, quote, retry } = composer;
  const [isLeaving, setLeaving] = useState(false);
  const [sentBack, setSentBack] = useState(0);
  const create = useAction('POST /front/transit-orders', {
    onError: ({ errors }) => {
      retry();
      if (errors.some(({ path }) => path.startsWith('declaration'))) setSentBack((times) => times + 1);
    },
  });

  if (parcels.length === 0)
    return (
      <EmptyState
        level={1}
        picture="parcel"
        title={t('compose.none')}
        text={t('compose.noneText')}
        action={
          <Button component={Link} href={paths.inStockItems()}>
            {t('compose.toStock')}
          </Button>
        }
      />
    );
  const isUnsaid = parcels.some(({ items }) => items.length === 0);
  const order = async () => {
    if (!estimate || !quote) return;
    // of what is in a parcel something is declared, or it stays
    if (isUnsaid) return setSentBack((times) => times + 1);
    const made = await create.run(orderInput(draft, ids, estimate, quote));
    if (!made) return;
    setLeaving(true);
    composer.forget();
    await router.replace(paths.transitOrder(made.id, made.status === 'PENDING_PAYMENT'));
  };
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{t('compose.title')}</h1>
      <div className={beside.columns}>
        <div className={classes.steps}>
          {missing > 0 && <WarningNote>{t('compose.missing', { count: missing })}</WarningNote>}
          <TransitStep id="step-parcels" number={1} title={t('compose.parcels')}>
            <ChosenParcels parcels={parcels} />
          </TransitStep>
          <Late instead={<StepsRoom />}>
            <TransitSteps {...{ parcels, addresses, countries, first, composer, renderAddress, sentBack }} />
          </Late>
        </div>
        <Late instead={<SummaryRoom />}>
          <TransitSummary
            composer={composer}
            isOrdering={create.isRunning || isLeaving}
            error={create.error}
            isUnsaid={isUnsaid}
            onOrder={() => void order()}
            terms={terms}
          />
        </Late>
      </div>
    </div>
  );
}
