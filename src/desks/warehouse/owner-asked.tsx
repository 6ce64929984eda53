import { Button } from '@mantine/core';
import Link from 'next/link';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { DeskParcel } from '../../contract/parcel-desk';
import { TwoPersons } from '../bench/two-persons';
import type { StepProps } from './parcel-step';
import classes from './parcels.module.css';

type Asked = NonNullable<NonNullable<DeskParcel['giving']>['asked']>;

/** One person would give goods that nobody claims; another does, or does not. */
export function OwnerAsked({
  asked: { approval, name },
  parcel: { id },
  onDone,
  onRefused,
}: StepProps & { asked: Asked }) {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  const may = useMay('warehouse.unclaimed');
  const decide = useAction('POST /operator/parcels/{id}/owner/decide', { onError: onRefused });
  const told = { name, by: approval.askedBy, amount: formatMoney(approval.amount, intlTag(locale)) };
  return (
    <TwoPersons
      approval={approval}
      may={may}
      words={{
        mine: t('parcels.asksMine', told),
        asked: t('parcels.asks', told),
        allow: t('claims.give', { name }),
      }}
      isRunning={decide.isRunning}
      error={decide.error}
      onDecide={(body) => void decide.run({ params: { id }, body }).then(onDone)}
    />
  );
}

/** Where two persons give, what is claimed is given to who claims it. */
export function ClaimedGoods({ claims }: { claims: number }) {
  const { t } = useTranslation('operator');
  return (
    <div className={classes.row}>
      <p className={classes.grow}>{t('parcels.claimed', { count: claims })}</p>
      <Button component={Link} size="sm" prefetch={false} href={deskPaths.claims()}>
        {t('parcels.toClaims')}
      </Button>
    </div>
  );
}
