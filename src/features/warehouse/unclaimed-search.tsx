import { Button, TextInput } from '@mantine/core';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { paths } from '../../contract/paths';
import { trackingNumber } from '../../contract/tracking-number';
import type { UnclaimedNumber } from '../../contract/unclaimed';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './user-warehouses-screen.module.css';
import { LayerLoading } from '../../ui/part-loading';

const Claim = dynamic(() => import('./parcel-claim-dialog').then((file) => file.ParcelClaimDialog), {
  ssr: false,
  loading: LayerLoading,
});

/** Looks for a parcel that came without a name. What lies there is not said: it is shown to be somebody's first. */
export function UnclaimedSearch({ onClaimed }: { onClaimed: () => void }) {
  const { t } = useTranslation('proxyshipping');
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [found, setFound] = useState<UnclaimedNumber>();
  const [isClaiming, setClaiming] = useState(false);
  const look = useAction('GET /front/purchase-parcels/unclaimed');
  const isReadable = trackingNumber(typed) !== undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isReadable) setFound(await look.run({ query: { trackingNo: typed } }));
  };
  const wrong = typed.trim() ? t('forecast.unreadable', { text: typed.trim() }) : t('forecast.empty');
  return (
    <>
      <form className={classes.announce} onSubmit={(event) => void submit(event)} noValidate>
        <h2 className={classes.name}>{t('unclaimed.title')}</h2>
        <p className={classes.lead}>{t('unclaimed.text')}</p>
        <TextInput
          label={t('unclaimed.number')}
          value={typed}
          maxLength={60}
          error={isAsked && !isReadable ? wrong : undefined}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            setFound(undefined);
          }}
        />
        <RefusalAlert error={look.error} />
        <ActionButton type="submit" variant="default" loading={look.isRunning} className={classes.submit}>
          {t('unclaimed.look')}
        </ActionButton>
        <div role="status" className={classes.found}>
          {found && (
            <>
              <p>{t(`unclaimed.own.${found.own ?? 'NONE'}`, { number: found.number })}</p>
              {found.own === 'ARRIVED' && <Link href={paths.inStockItems()}>{t('unclaimed.toStock')}</Link>}
              {(found.own === null || found.own === 'ANNOUNCED') && (
                <Button variant="light" className={classes.submit} onClick={() => setClaiming(true)}>
                  {t('unclaimed.open')}
                </Button>
              )}
            </>
          )}
        </div>
      </form>
      {isClaiming && found && (
        <Claim
          number={found.number}
          onClose={() => setClaiming(false)}
          onClaimed={() => {
            setClaiming(false);
            setFound(undefined);
            setTyped('');
            setAsked(false);
            onClaimed();
          }}
        />
      )}
    </>
  );
}
