import { useHydrated } from '../../client/use-hydrated';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { FOUND_PATHS } from '../../contract/found-paths';
import { soundOf, type ScanAnswer } from '../../contract/scan';
import classes from './scan.module.css';

/** What became of the last scan, to be read from two metres away. */
export function ScanResult({ answer, idle }: { answer: ScanAnswer | undefined; idle: string }) {
  const { t } = useTranslation('operator');
  const { t: kindText } = useTranslation('transit');
  const mayOpen = {
    PURCHASE: useMay('purchase.read'),
    SHIPMENT: useMay('packing.pick'),
    CUSTOMER: useMay('customer.read'),
  };
  // nothing is ready that does not listen yet
  const isListening = useHydrated();
  if (!answer)
    return (
      <section className={classes.answer} aria-live="assertive">
        <p className={classes.say}>{isListening ? idle : t('scan.loading')}</p>
      </section>
    );
  const { say, code, recognised, parcel, next, named, announcedFor: warehouse } = answer;
  const sides = next.sides ?? parcel?.sides;
  // what its shopper decides about, nobody shelves
  const stateOf = ({ status, step }: NonNullable<ScanAnswer['parcel']>) =>
    step === 'WAIT'
      ? t('parcels.view.atShopper')
      : step === 'SEND_BACK'
        ? t('parcels.view.returns')
        : t(`scan.status.${status}`);
  const kinds = next.kinds ?? parcel?.goodsKinds ?? [];
  return (
    <section className={classes.answer} data-sound={soundOf(say)} aria-live="assertive">
      <p className={classes.say}>{t(`scan.say.${say}`, { warehouse })}</p>
      {recognised !== 'COMMAND' && (
        <bdi className={classes.code} dir="ltr">
          {code}
        </bdi>
      )}
      {named && mayOpen[named.kind] && (
        <a href={FOUND_PATHS[named.kind](named.id)} target="_blank" rel="noreferrer">
          {t('scan.openNamed', { name: named.name })}
        </a>
      )}
      {parcel && (
        <>
          <dl className={classes.facts}>
            <Fact name={t('scan.fact.owner')} value={parcel.owner || t('scan.nobody')} isBig />
            {parcel.code && <Fact name={t('scan.fact.code')} value={parcel.code} isBig />}
            <Fact name={t('scan.fact.parcel')} value={parcel.parcelNo} />
            <Fact name={t('scan.fact.state')} value={stateOf(parcel)} />
            {parcel.location && <Fact name={t('scan.fact.shelf')} value={parcel.location} isBig />}
            {(next.grams ?? parcel.grams) && (
              <Fact name={t('scan.fact.weight')} value={t('parcels.gramsOf', { grams: next.grams ?? parcel.grams })} />
            )}
            {sides && <Fact name={t('scan.fact.size')} value={t('packing.size', { size: sides.join(' × ') })} />}
            {kinds.length > 0 && (
              <Fact name={t('parcels.kinds')} value={kinds.map((kind) => kindText(`kind.${kind}`)).join(', ')} />
            )}
            {next.reason && <Fact name={t('scan.fact.fault')} value={t(`scan.reason.${next.reason}`)} />}
            {next.item && <Fact name={t('scan.fact.item')} value={String(next.item)} />}
          </dl>
          {parcel.remark && <p className={classes.remark}>{parcel.remark}</p>}
          <ol className={classes.things}>
            {parcel.items.map(({ title, image, quantity }, index) => (
              <li key={`${title}-${String(index)}`}>
                {image && <img src={image} alt="" width={40} height={40} />}
                <span>
                  {parcel.items.length > 1 && `${String(index + 1)}. `}
                  <bdi>{title}</bdi> × {quantity}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function Fact({ name, value, isBig = false }: { name: string; value: string; isBig?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isBig ? classes.big : undefined}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
