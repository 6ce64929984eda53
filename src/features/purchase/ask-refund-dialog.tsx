import { NativeSelect, NumberInput, Stack, Textarea, TextInput } from '@mantine/core';
import { useRouter } from 'next/router';
import { useState, type FormEvent } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { PROOF_KINDS, useProofs } from '../../client/use-proofs';
import { useTranslation } from '../../client/use-translation';
import { paths } from '../../contract/paths';
import type { OrderItem } from '../../contract/purchase';
import { REFUND_WISHES } from '../../contract/refund.enums';
import { ActionButton } from '../../ui/action-button';
import { Dialog } from '../../ui/dialog';
import { RefusalAlert } from '../../ui/refusal-alert';

/** Which item, how many of it, what is wrong and what the shopper would like. */
export function AskRefundDialog({ items, onClose }: { items: OrderItem[]; onClose: () => void }) {
  const { t } = useTranslation(['purchase', 'common']);
  const router = useRouter();
  const [itemId, setItemId] = useState(items[0]?.id ?? '');
  const [qty, setQty] = useState(1);
  const [wish, setWish] = useState<(typeof REFUND_WISHES)[number]>('MONEY_BACK');
  const [reason, setReason] = useState('');
  const proofs = useProofs({ unfit: t('askRefund.picturesHint'), failed: t('common:errors.NETWORK') });
  const ask = useAction('POST /front/refunds');
  const item = items.find(({ id }) => id === itemId);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const photos = await proofs.upload();
    if (!photos || !(await ask.run({ body: { orderItemId: itemId, qty, wish, reason, photos } }))) return;
    notify.success(t('askRefund.sent'));
    await router.push(paths.refunds());
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('askRefund.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form onSubmit={(event) => void send(event)}>
        <Stack gap="sm">
          <RefusalAlert error={proofs.failure ? { detail: proofs.failure } : ask.error} />
          <NativeSelect
            label={t('askRefund.item')}
            value={itemId}
            data={items.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(event) => (setItemId(event.currentTarget.value), setQty(1))}
          />
          <NumberInput
            label={t('askRefund.quantity')}
            min={1}
            max={item?.quantity ?? 1}
            allowDecimal={false}
            value={qty}
            onChange={(value) => setQty(Number(value) || 1)}
          />
          <NativeSelect
            label={t('askRefund.wish')}
            value={wish}
            data={REFUND_WISHES.map((value) => ({ value, label: t(`askRefund.wishes.${value}`) }))}
            onChange={(event) =>
              setWish(REFUND_WISHES.find((one) => one === event.currentTarget.value) ?? 'MONEY_BACK')
            }
          />
          <Textarea
            label={t('askRefund.reason')}
            required
            autosize
            minRows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <TextInput
            type="file"
            multiple
            accept={PROOF_KINDS.join(',')}
            label={t('askRefund.pictures')}
            description={t('askRefund.picturesHint')}
            onChange={(event) => proofs.choose(event.currentTarget.files)}
          />
          <ActionButton type="submit" size="md" loading={proofs.isUploading || ask.isRunning}>
            {t('askRefund.send')}
          </ActionButton>
        </Stack>
      </form>
    </Dialog>
  );
}
