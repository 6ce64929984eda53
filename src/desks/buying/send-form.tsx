import { Checkbox, NativeSelect, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../client/caller';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { DeskPurchase } from '../../contract/buying-desk';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './buying.module.css';
import { findNumbers, parcelsOf } from './send-draft';

interface Props {
  order: DeskPurchase;
  onSent: (now: DeskPurchase | undefined) => void;
  onRefused: (error: ApiError) => void;
}

/** Under which numbers its seller has sent it: all that are in a text that is pasted, and what comes in which. */
export function SendForm({ order: { id, version, items }, onSent, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  const [isApart, setApart] = useState(false);
  const [places, setPlaces] = useState<Record<string, string>>({});
  const send = useAction('POST /operator/purchase-orders/{id}/tracking', { onError: onRefused });
  useUnsavedForm(typed.trim() !== '');
  const found = findNumbers(typed);
  const isChosen = ({ number, isLikely }: (typeof found)[number]) => chosen[number] ?? isLikely;
  const numbers = found.filter(isChosen).map(({ number }) => number);
  const coming = items.filter(({ status }) => status === 'ORDERED');
  const mayBeApart = coming.length > 1 && numbers.length > 1;
  const placeOf = (itemId: string) => (numbers.includes(places[itemId] ?? '') ? places[itemId] : numbers[0]) ?? '';
  const of = mayBeApart && isApart ? Object.fromEntries(coming.map((item) => [item.id, placeOf(item.id)])) : undefined;
  const usedBefore = send.error?.errors?.some(({ code }) => code === 'used_before') ?? false;
  const submit = async (isSure: boolean) => {
    if (numbers.length === 0) return;
    const body = { version, parcels: parcelsOf(numbers, of), isSure };
    const now = await send.run({ params: { id }, body });
    if (now) setTyped('');
    onSent(now);
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit(false);
      }}
    >
      {usedBefore ? (
        <p className={classes.note} role="alert">
          {t('buying.send.usedBefore')}
        </p>
      ) : (
        <RefusalAlert error={send.error} />
      )}
      <Textarea
        size="sm"
        rows={2}
        label={t('buying.send.number')}
        description={t('buying.send.follows')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={typed.trim() && found.length === 0 ? t('buying.send.unread') : undefined}
        maxLength={4000}
        autoComplete="off"
      />
      {found.length > 0 && (
        <ul className={classes.numbers}>
          {found.map((one) => (
            <li key={one.number}>
              <Checkbox
                size="xs"
                label={
                  <bdi dir="ltr">
                    {one.number}
                    {one.carrier && ` · ${one.carrier}`}
                  </bdi>
                }
                checked={isChosen(one)}
                onChange={(event) => setChosen({ ...chosen, [one.number]: event.currentTarget.checked })}
              />
            </li>
          ))}
        </ul>
      )}
      {mayBeApart && (
        <Checkbox
          size="xs"
          label={t('buying.send.apart')}
          description={t('buying.send.apartHint')}
          checked={isApart}
          onChange={(event) => setApart(event.currentTarget.checked)}
        />
      )}
      {of &&
        coming.map((item) => (
          <NativeSelect
            key={item.id}
            size="xs"
            label={item.title}
            data={numbers}
            value={placeOf(item.id)}
            onChange={(event) => setPlaces({ ...places, [item.id]: event.currentTarget.value })}
          />
        ))}
      <div className={classes.actions}>
        <ActionButton type="submit" size="sm" loading={send.isRunning} disabled={numbers.length === 0}>
          {t('buying.send.do', { count: numbers.length })}
        </ActionButton>
        {usedBefore && (
          <ActionButton size="sm" variant="default" loading={send.isRunning} onClick={() => void submit(true)}>
            {t('buying.send.sure')}
          </ActionButton>
        )}
      </div>
    </form>
  );
}
