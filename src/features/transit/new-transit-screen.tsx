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
import { RowsSkeleton } from '../../ui/skeletons';
import { WarningNote } from '../../ui/warning-note';
import { ChosenParcels } from './chosen-parcels';
import type { NewTransitData } from './load-new-transit';
import beside from '../../ui/beside-sum.module.css';
import classes from './new-transit.module.css';
import { orderInput } from './transit-draft.rules';
import { TransitStep } from './transit-step';
import { TransitSummary } from './transit-summary';
import { useTransitDraft } from './use-transit-draft';

// what is chosen comes after the page, prices after that, and what is chosen by them at last
const AddressChoice = dynamic(() => import('./address-choice').then((file) => file.AddressChoice), { ssr: false });
const LINES_ROOM = <RowsSkeleton count={3} height={64} />;
const LineChoice = dynamic(() => import('./line-choice').then((file) => file.LineChoice), {
  ssr: false,
  loading: () => LINES_ROOM,
});
const SavingList = dynamic(() => import('./saving-list').then((file) => file.SavingList), { ssr: false });
const WishList = dynamic(() => import('./wish-list').then((file) => file.WishList));
const PickupChoice = dynamic(() => import('./pickup-choice').then((file) => file.PickupChoice), { ssr: false });
const DECLARATION_ROOM = <RowsSkeleton count={1} height={32} />;
const DeclarationList = dynamic(() => import('./declaration-list').then((file) => file.DeclarationList), {
  ssr: false,
  loading: () => DECLARATION_ROOM,
});
const CustomsChoice = dynamic(() => import('./customs-choice').then((file) => file.CustomsChoice), { ssr: false });
const EXTRAS_ROOM = <RowsSkeleton count={4} height={68} />;
const TransitExtras = dynamic(() => import('./transit-extras').then((file) => file.TransitExtras), {
  ssr: false,
  loading: () => EXTRAS_ROOM,
});

interface Props extends NewTransitData {
  /** What is agreed to, to be read. */
  terms?: ReactNode;
}

/** From chosen parcels to a shipment: one page, its receipt beside it. */
export function NewTransitScreen({ parcels, missing, addresses, countries, terms }: Props) {
  const { t } = useTranslation('transit');
  const router = useRouter();
  const ids = parcels.map(({ id }) => id);
  const composer = useTransitDraft(
    ids,
    addresses.map(({ id }) => id),
  );
  const { draft, change, estimate, quote, retry } = composer;
  const to = addresses.find(({ id }) => id === draft.addressId);
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
  const order = async () => {
    if (!estimate || !quote) return;
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
          <TransitStep id="step-to" number={2} title={t('compose.to')}>
            <Late instead={<RowsSkeleton count={Math.max(1, addresses.length)} height={76} />}>
              <AddressChoice
                addresses={addresses}
                countries={countries}
                chosen={draft.addressId}
                onChoose={(addressId) =>
                  change({ addressId, selfPickup: false, stationId: undefined, customsInfoId: undefined })
                }
              />
            </Late>
            <Late>
              <PickupChoice composer={composer} countryCode={to?.countryCode} />
            </Late>
          </TransitStep>
          <TransitStep id="step-line" number={3} title={t('compose.line')} text={t('compose.lineText')}>
            <Late instead={LINES_ROOM}>
              <LineChoice composer={composer} />
            </Late>
            <SavingList composer={composer} />
          </TransitStep>
          <TransitStep id="step-packing" number={4} title={t('compose.packing')}>
            <WishList composer={composer} parcels={parcels.length} />
          </TransitStep>
          <TransitStep id="step-declare" number={5} title={t('declaration.title')} text={t('declaration.text')}>
            <Late instead={DECLARATION_ROOM}>
              <DeclarationList parcels={parcels} composer={composer} sentBack={sentBack} />
              {to && <CustomsChoice composer={composer} to={to} />}
            </Late>
          </TransitStep>
          <TransitStep
            id="step-more"
            number={6}
            title={t(quote && !quote.isInsurable ? 'compose.moreBare' : 'compose.more')}
          >
            <Late instead={EXTRAS_ROOM}>
              <TransitExtras composer={composer} />
            </Late>
          </TransitStep>
        </div>
        <TransitSummary
          composer={composer}
          isOrdering={create.isRunning || isLeaving}
          error={create.error}
          onOrder={() => void order()}
          terms={terms}
        />
      </div>
    </div>
  );
}
