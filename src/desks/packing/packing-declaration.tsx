import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { isCodeChanged } from '../../contract/declared-codes';
import type { DeskTransit } from '../../contract/packing-desk';
import { ActionButton } from '../../ui/action-button';
import { MoneyText } from '../../ui/price';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './packing.module.css';

interface Props {
  order: DeskTransit;
  onDone: (now: DeskTransit | undefined) => void;
  onRefused: (error: ApiError) => void;
}
type Line = DeskTransit['declaration'][number];

/** What is said to the border. The staff add codes and split lines: what things are and have cost is not theirs to say. */
export function PackingDeclaration({ order, onDone, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const { id, version, declaration, canDeclare, shopperName } = order;
  const may = useMay('packing.declare') && canDeclare;
  const [lines, setLines] = useState<Line[]>(declaration);
  const [note, setNote] = useState('');
  const save = useAction('PUT /operator/transit-orders/{id}/declaration', { onError: onRefused });
  const isChanged = JSON.stringify(lines) !== JSON.stringify(declaration);
  useUnsavedForm(isChanged);
  if (declaration.length === 0) return null;
  const set = (at: number, change: Partial<Line>) =>
    setLines(lines.map((line, index) => (index === at ? { ...line, ...change } : line)));
  const split = (at: number, line: Line) =>
    setLines([
      ...lines.slice(0, at),
      { ...line, quantity: line.quantity - 1 },
      { ...line, quantity: 1 },
      ...lines.slice(at + 1),
    ]);
  const needsReason = isCodeChanged(declaration, lines);
  const isWhole = lines.every(({ hsCode }) => /^(\d{6}(\d{2}){0,2})?$/.test(hsCode));
  const send = async () => {
    const said = lines.map(({ parcelItemId, quantity, hsCode }) => ({ parcelItemId, quantity, hsCode }));
    onDone(await save.run({ params: { id }, body: { version, lines: said, note } }));
  };
  return (
    <details className={classes.hold}>
      <summary>{t('packing.declaration')}</summary>
      <ul className={classes.parcels}>
        {lines.map((line, at) => (
          <li key={at}>
            <span className={classes.what}>
              <span>
                {line.quantity} × {line.nameEn}
              </span>
              <small>{line.nameZh || line.title}</small>
            </span>
            <MoneyText money={{ amount: line.unitFen * line.quantity, currency: 'CNY' }} />
            {may && line.mayAddCode ? (
              <TextInput
                size="xs"
                inputMode="numeric"
                dir="ltr"
                maxLength={10}
                aria-label={t('packing.hsOf', { name: line.nameEn })}
                placeholder={t('papers.hs')}
                value={line.hsCode}
                onChange={(event) => set(at, { hsCode: event.currentTarget.value.trim() })}
              />
            ) : (
              <bdi dir="ltr">{line.hsCode || '–'}</bdi>
            )}
            {may && line.quantity > 1 && (
              <Button
                size="compact-xs"
                variant="default"
                aria-label={t('packing.splitLine', { name: line.nameEn })}
                onClick={() => split(at, line)}
              >
                {t('packing.split')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {may && isChanged && (
        <div className={classes.stop}>
          <RefusalAlert error={save.error} />
          <TextInput
            size="sm"
            label={t(needsReason ? 'packing.declareWhy' : 'packing.declareWhyMay')}
            description={t('packing.declareFollows', { name: shopperName })}
            value={note}
            maxLength={300}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <ActionButton
            size="sm"
            variant="default"
            disabled={(needsReason && !note.trim()) || !isWhole}
            loading={save.isRunning}
            onClick={() => void send()}
          >
            {t('packing.declare')}
          </ActionButton>
          <Button size="sm" variant="subtle" onClick={() => setLines(declaration)}>
            {t('packing.asBefore')}
          </Button>
        </div>
      )}
    </details>
  );
}
