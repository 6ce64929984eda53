import { Radio, Stack, Text } from '@mantine/core';
import { useState, type FormEvent, type RefObject } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { ParcelItem, StockInParcel } from '../../contract/parcel';
import type { RefundTo } from '../../contract/refund';
import { ActionButton } from '../../ui/action-button';
import { Dialog } from '../../ui/dialog';
import { RefusalAlert } from '../../ui/refusal-alert';
import { ParcelPhotos } from './parcel-photos';
import { WayOfOrder } from './way-of-order';

interface Props {
  parcel: StockInParcel;
  item: ParcelItem;
  /** The button that it is of. */
  home: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** It is decided, by this dialog or elsewhere. */
  onOver: () => void;
}

/** Each choice with what follows of it. */
export function ItemDecisionDialog({ parcel, item: { title, order }, home, onClose, onOver }: Props) {
  const { t } = useTranslation(['transit', 'common']);
  const tag = intlTag(useLocale());
  const choices = order?.choices ?? [];
  const [value, setValue] = useState('');
  const [refundTo, setRefundTo] = useState<RefundTo>('BALANCE');
  const decide = useAction('POST /front/stored-parcels/{id}/decision', {
    onError: ({ code, detail }) => {
      if (code !== 'STATE_CONFLICT') return;
      notify.error(detail);
      onOver();
    },
  });
  const choice = choices.find(({ decision }) => decision === value);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!choice || !order) return;
    const way = choice.money && refundTo === 'PROVIDER' ? { refundTo } : {};
    const body = { orderItemId: order.itemId, decision: choice.decision, ...way };
    if (!(await decide.run({ params: { id: parcel.id }, body }))) return;
    notify.success(t('decision.sent'));
    onOver();
  };
  return (
    <Dialog
      opened
      home={home}
      onClose={onClose}
      title={t('decision.about', { title })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form onSubmit={(event) => void submit(event)}>
        <Stack>
          {parcel.photos.length > 0 && <ParcelPhotos parcel={parcel} isFirst />}
          <Text>{order?.finding}</Text>
          <Radio.Group label={t('decision.question')} value={value} onChange={setValue}>
            <Stack gap="sm" mt="xs">
              {choices.map(({ decision, money }) => (
                <Radio
                  key={decision}
                  value={decision}
                  label={t(`decision.choice.${decision}`)}
                  description={t(`decision.follows.${decision}`, { amount: money ? formatMoney(money, tag) : '' })}
                />
              ))}
            </Stack>
          </Radio.Group>
          <WayOfOrder orderId={choice?.money ? order?.orderId : undefined} value={refundTo} onChange={setRefundTo} />
          <RefusalAlert error={decide.error} />
          <ActionButton type="submit" size="md" loading={decide.isRunning} disabled={!choice}>
            {t('decision.send')}
          </ActionButton>
        </Stack>
      </form>
    </Dialog>
  );
}
