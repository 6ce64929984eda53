import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useMay } from '../../client/use-staff';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { DeskTransit, PackingPreview } from '../../contract/packing-desk';
import type { Measures } from '../../contract/transit-box';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './packing-bench.module.css';

interface Props {
  order: DeskTransit;
  boxes: readonly Measures[];
  priced: PackingPreview;
  isSealing: boolean;
  canSeal?: boolean;
  onRepack: () => void;
  onAbsorb: () => void;
  onAsked: (now: DeskTransit) => void;
}

/** The boxes cost far more than was agreed to: they are packed again, asked about, or the shop bears it. */
export function WaysOut({ order, boxes, priced, isSealing, canSeal = true, onRepack, onAbsorb, onAsked }: Props) {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  const mayAbsorb = useMay('packing.absorb');
  const [note, setNote] = useState('');
  useUnsavedForm(note !== '');
  const ask = useAction('POST /operator/transit-orders/{id}/ask');
  const money = (sum: { amount: number; currency: string }) => formatMoney(sum, intlTag(locale));
  const { agreed, atMost, invoice } = priced;
  const beyond = { ...agreed, amount: (invoice?.total.amount ?? 0) - agreed.amount };
  const measured = boxes.map(({ grams, lengthMm, widthMm, heightMm }) => ({ grams, lengthMm, widthMm, heightMm }));
  const send = async () => {
    const body = { version: order.version, boxes: measured, note };
    const now = await ask.run({ params: { id: order.id }, body });
    if (now) onAsked(now);
  };
  return (
    <section className={classes.over} aria-labelledby="over">
      <h2 id="over">{t('packBench.over.title')}</h2>
      <p>{t('packBench.over.text', { agreed: money(agreed), most: atMost ? money(atMost) : '–' })}</p>
      <RefusalAlert error={ask.error} />
      <div className={classes.ways}>
        <div>
          <ActionButton size="sm" onClick={onRepack}>
            {t('packBench.over.repack')}
          </ActionButton>
          <p>{t('packBench.over.repackFollows')}</p>
        </div>
        <div>
          <TextInput
            size="sm"
            label={t('packBench.over.why')}
            description={t('packBench.over.askFollows', { name: order.shopperName })}
            value={note}
            maxLength={300}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <ActionButton
            size="sm"
            variant="default"
            disabled={!note.trim()}
            loading={ask.isRunning}
            onClick={() => void send()}
          >
            {t('packBench.over.ask')}
          </ActionButton>
        </div>
        {mayAbsorb && (
          <div>
            <ActionButton size="sm" variant="default" disabled={!canSeal} loading={isSealing} onClick={onAbsorb}>
              {t('packBench.over.absorb', { sum: money(beyond) })}
            </ActionButton>
            <p>{t('packBench.over.absorbFollows')}</p>
          </div>
        )}
      </div>
    </section>
  );
}
