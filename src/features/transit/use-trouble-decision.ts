import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { TroubleInput } from '../../contract/transit';

export type TroubleChoice = Exclude<TroubleInput['choice'], 'PAPERS'>;

/** What is said of a shipment in trouble in one word; where somebody was faster the page shows what is. */
export function useTroubleDecision(orderId: string, onChanged: () => void) {
  const { t } = useTranslation(['transit', 'common']);
  const { run, isRunning } = useAction('POST /front/transit-orders/{id}/decision', {
    onError: ({ detail }) => {
      notify.error(t('actions.failed'), detail || t('common:errors.NETWORK'));
      onChanged();
    },
  });
  return { isRunning, say: (choice: TroubleChoice) => run({ params: { id: orderId }, body: { choice } }) };
}
