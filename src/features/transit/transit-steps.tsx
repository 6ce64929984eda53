import { useTranslation } from '../../client/use-translation';
import { AddressChoice, type RenderAddress } from './address-choice';
import { CustomsChoice } from './customs-choice';
import { DeclarationList } from './declaration-list';
import { LineChoice } from './line-choice';
import type { NewTransitData } from './load-new-transit';
import { PickupChoice } from './pickup-choice';
import { SavingList } from './saving-list';
import { TransitExtras } from './transit-extras';
import { TransitStep } from './transit-step';
import { StepsRoom } from './transit-rooms';
import type { TransitComposer } from './use-transit-draft';
import { WishList } from './wish-list';

interface Props extends Omit<NewTransitData, 'missing'> {
  composer: TransitComposer;
  renderAddress: RenderAddress;
  /** How often the shipment was sent back for what is declared. */
  sentBack: number;
}

/** All that is asked about chosen parcels: there at once, as each step is as high as what is known of the one before. */
export function TransitSteps({ parcels, addresses, countries, first, composer, renderAddress, sentBack }: Props) {
  const { t } = useTranslation('transit');
  const { draft, change, estimate, error, quote, retry } = composer;
  const to = addresses.find(({ id }) => id === draft.addressId);
  if (to && !estimate && !error) return <StepsRoom />;
  return (
    <>
      <TransitStep id="step-to" number={2} title={t('compose.to')}>
        <AddressChoice
          addresses={addresses}
          countries={countries}
          chosen={draft.addressId}
          onEdited={retry}
          renderAddress={renderAddress}
          onChoose={(addressId) =>
            change({ addressId, selfPickup: false, stationId: undefined, customsInfoId: undefined })
          }
        />
        <PickupChoice composer={composer} countryCode={to?.countryCode} first={first.pickup} />
      </TransitStep>
      <TransitStep id="step-line" number={3} title={t('compose.line')} text={t('compose.lineText')}>
        <LineChoice composer={composer} />
        <SavingList composer={composer} />
      </TransitStep>
      <TransitStep id="step-packing" number={4} title={t('compose.packing')}>
        <WishList composer={composer} parcels={parcels.length} />
      </TransitStep>
      <TransitStep id="step-declare" number={5} title={t('declaration.title')} text={t('declaration.text')}>
        <DeclarationList parcels={parcels} composer={composer} sentBack={sentBack} />
        {to && <CustomsChoice composer={composer} to={to} />}
      </TransitStep>
      <TransitStep
        id="step-more"
        number={6}
        title={t(quote && !quote.isInsurable ? 'compose.moreBare' : 'compose.more')}
      >
        <TransitExtras composer={composer} />
      </TransitStep>
    </>
  );
}
