import type { ApiError } from '../../client/caller';
import { useTranslation } from '../../client/use-translation';
import type { Approval, ApprovalDecision } from '../../contract/approval';
import { TwoPersons } from '../bench/two-persons';

interface Props {
  approval: Approval;
  /** What is to be allowed, in words. */
  what: string;
  error: ApiError | undefined;
  isRunning: boolean;
  onDecide: (decision: ApprovalDecision) => void;
}

/** What one person asks of where the shop's money goes, for another to allow: who opens the section may. */
export function AccountApproval({ what, ...asked }: Props) {
  const { t } = useTranslation('operator');
  const words = {
    mine: t('settings.payments.mine', { what }),
    asked: t('settings.payments.asked', { what, name: asked.approval.askedBy }),
    allow: t('settings.payments.allow', { what }),
  };
  return <TwoPersons {...asked} may words={words} />;
}
