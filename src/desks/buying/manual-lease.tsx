import type { ApiError } from '../../client/caller';
import { useAction } from '../../client/use-action';
import type { DeskManualOrder } from '../../contract/manual-desk';
import { LeaseBar } from '../bench/lease-bar';

interface Props {
  order: DeskManualOrder;
  mayClaim: boolean;
  onTaken: (now: DeskManualOrder) => void;
  onRefused: (error: ApiError) => void;
}

/** Who is on a request. */
export function ManualLease({ order: { id, lease }, mayClaim, onTaken, onRefused }: Props) {
  const claim = useAction('POST /operator/manual-orders/{id}/claim', { onError: onRefused });
  const release = useAction('POST /operator/manual-orders/{id}/release', { onError: onRefused });
  const take = async (takesOver: boolean) => {
    const now = await claim.run({ params: { id }, body: { takesOver } });
    if (now) onTaken(now);
  };
  const leave = async () => {
    const now = await release.run({ params: { id } });
    if (now) onTaken(now);
  };
  return (
    <LeaseBar
      lease={lease}
      isRunning={claim.isRunning || release.isRunning}
      onTake={mayClaim ? (takesOver) => void take(takesOver) : undefined}
      onLeave={() => void leave()}
    />
  );
}
