import { useAction } from '../../client/use-action';
import type { ApiError } from '../../client/caller';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { Approval } from '../../contract/approval';
import type { DeskPurchase } from '../../contract/buying-desk';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { TwoPersons } from '../bench/two-persons';

interface Props {
  id: string;
  asked: Approval;
  onDecided: (order: DeskPurchase | undefined) => void;
  onRefused: (error: ApiError) => void;
}

/** What goes back because the seller asks less, for a second person to allow: then it is bought as it was typed. */
export function SavedPanel({ id, asked, onDecided, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  const decide = useAction('POST /operator/purchase-orders/{id}/saved/decide', { onError: onRefused });
  const amount = formatMoney(asked.amount, intlTag(locale));
  const words = {
    mine: t('buying.saved.mine', { amount }),
    asked: t('buying.saved.asked', { amount, name: asked.askedBy }),
    allow: t('approval.allow', { amount }),
  };
  return (
    <TwoPersons
      approval={asked}
      may={useMay('money.refund')}
      words={words}
      error={decide.error?.code === 'STATE_CONFLICT' ? undefined : decide.error}
      isRunning={decide.isRunning}
      onDecide={(body) => void decide.run({ params: { id }, body }).then(onDecided)}
    />
  );
}
