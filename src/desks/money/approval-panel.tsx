import type { ApiError } from '../../client/caller';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { Approval, ApprovalDecision } from '../../contract/approval';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { Permission } from '../../contract/staff-roles';
import { TwoPersons } from '../bench/two-persons';

interface Props {
  approval: Approval;
  /** Which right the second person needs. */
  needs: Permission;
  isRunning: boolean;
  error: ApiError | undefined;
  onDecide: (decision: ApprovalDecision) => void;
}

/** A sum that one person has asked for, for another to allow. */
export function ApprovalPanel({ needs, ...asked }: Props) {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  const amount = formatMoney(asked.approval.amount, intlTag(locale));
  const words = {
    mine: t('approval.mine', { amount }),
    asked: t('approval.asked', { name: asked.approval.askedBy, amount }),
    allow: t('approval.allow', { amount }),
  };
  return <TwoPersons {...asked} may={useMay(needs)} words={words} />;
}
