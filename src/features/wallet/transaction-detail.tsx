import { Stack } from '@mantine/core';
import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import { Dialog } from '../../ui/dialog';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './offline-instructions.module.css';
import { SignedSum } from './signed-sum';
import { useWhen } from './use-when';

/** Why a sum came or went, and both sides of it. */
export function TransactionDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const when = useWhen();
  const { data, error } = useRequest('GET /front/user-account/queryDetail/{id}', { params: { id } });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('transactions.why')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack>
        <RefusalAlert error={error} />
        {data && (
          <>
            <p>{data.explanation}</p>
            <p className={classes.text}>{when(data.transaction.createdAt)}</p>
            <section aria-labelledby="sides">
              <h3 id="sides" className={classes.title}>
                {t('transactions.sides')}
              </h3>
              <dl className={classes.rows}>
                {data.entries.map(({ label, amount }) => (
                  <div key={label} className={classes.row}>
                    <dt>{label}</dt>
                    <dd>
                      <SignedSum money={amount} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
