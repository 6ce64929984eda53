import { Radio, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import type { ApiError } from '../../client/caller';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { DeskPurchase } from '../../contract/buying-desk';
import { DIFFERENCES } from '../../contract/buying-desk.enums';
import { majorText } from '../../contract/money';
import { ActionButton } from '../../ui/action-button';
import { MoneyText } from '../../ui/price';
import { RefusalAlert } from '../../ui/refusal-alert';
import { AskedMore } from './asked-more';
import { isSame } from '../bench/is-same';
import { PictureField } from '../bench/picture-field';
import classes from './buying.module.css';
import { PaidFields, paidInput } from './paid-fields';
import { fenOf } from './quote-draft';
import { ShipTo } from './ship-to';

interface Props {
  order: DeskPurchase;
  onPlaced: (now: DeskPurchase | undefined) => void;
  onRefused: (error: ApiError) => void;
}

/** More would go back than whoever buys gives in a day. */
const isLimit = (error: ApiError | undefined) =>
  error?.status === 403 && (error.data as { reason?: string } | undefined)?.reason === 'LIMIT';

const yuan = (amount: number) => majorText({ amount, currency: 'CNY' });

/** Its numbers at the marketplace and what its seller asks now; what follows stands above the button. */
export function PlaceForm({ order, onPlaced, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const { tenant } = useShell();
  const mayBear = useMay('purchase.difference');
  const wanted = order.items.filter(({ status }) => status === 'ORDERED');
  // the order may be another one by then: what is typed is measured by what stood there first
  const [begun] = useState(() => ({
    numbers: order.notedNumbers.join(', '),
    freight: yuan(order.domesticFreight.cny.amount),
  }));
  const [numbers, setNumbers] = useState(begun.numbers);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [freight, setFreight] = useState(begun.freight);
  const [difference, setDifference] = useState<(typeof DIFFERENCES)[number]>(order.canAsk ? 'ASK' : 'ABSORB');
  const [proof, setProof] = useState<string[]>([]);
  const [paid, setPaid] = useState({ account: '', wall: '', reference: '' });
  const form = useRef<HTMLFormElement>(null);
  const place = useAction('POST /operator/purchase-orders/{id}/place', { onError: onRefused });
  const call = useAction('POST /operator/purchase-orders/{id}/buy-by-call', { onError: onRefused });

  const textOf = ({ id, paidFen }: (typeof wanted)[number]) => typed[id] ?? yuan(paidFen);
  const isPriced = wanted.some((item) => textOf(item) !== yuan(item.paidFen));
  const isPaidTyped = Object.values(paid).some(Boolean);
  useUnsavedForm(isPriced || isPaidTyped || !isSame({ numbers, freight }, begun));
  const freightFen = fenOf(freight);
  const prices = wanted.map((item) => ({ item, unitFen: fenOf(textOf(item)) }));
  const isRead = freightFen !== undefined && prices.every(({ unitFen }) => unitFen !== undefined);
  const paidFen = wanted.reduce((sum, item) => sum + item.paidFen * item.quantity, order.domesticFreight.cny.amount);
  const asksFen = prices.reduce((sum, { item, unitFen = 0 }) => sum + unitFen * item.quantity, freightFen ?? 0);
  const isDearer = isRead && asksFen > paidFen;
  const isAsking = isDearer && order.canAsk && difference === 'ASK';
  const unread = (text: string) => (fenOf(text) === undefined ? t('buying.place.unread') : undefined);
  const isRefused = (code: string) => place.error?.errors?.some((error) => error.code === code) ?? false;
  const isAhead = isRefused('in_future');
  const isUsedUnder = isRefused('used_by_account');
  const isUsed = !isUsedUnder && isRefused('used_before');
  const submit = async (isSure: boolean) => {
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid || !isRead) return invalid?.focus();
    const body = {
      version: order.version,
      numbers: numbers.split(/[\s,，;；]+/).filter(Boolean),
      prices: prices.map(({ item, unitFen = 0 }) => ({ orderItemId: item.id, unitFen })),
      ...{ freightFen, difference, proof: isDearer && difference === 'ASK' ? (proof[0] ?? '') : '' },
      ...paidInput(paid, tenant.timezoneOffset),
      isSure,
    };
    onPlaced(await place.run({ params: { id: order.id }, body }));
  };
  const byCall = async () => onPlaced((await call.run({ params: { id: order.id } }))?.order);
  return (
    <form
      ref={form}
      className={classes.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit(false);
      }}
      noValidate
    >
      {isUsed || isUsedUnder ? (
        <p className={classes.note} role="alert">
          {t(isUsed ? 'buying.place.usedBefore' : 'buying.place.usedUnder')}
        </p>
      ) : (
        <RefusalAlert
          error={isLimit(place.error) ? { detail: t('buying.place.limit') } : (place.error ?? call.error)}
        />
      )}
      {order.shipTo && <ShipTo place={order.shipTo} />}
      <TextInput
        size="sm"
        label={t('buying.place.numbers')}
        value={numbers}
        onChange={(event) => setNumbers(event.currentTarget.value)}
        maxLength={300}
        autoComplete="off"
        dir="ltr"
      />
      <div className={classes.fields}>
        {wanted.map((item, at) => (
          <TextInput
            key={item.id}
            size="sm"
            label={t('buying.place.price', { number: at + 1 })}
            leftSection="¥"
            inputMode="decimal"
            value={textOf(item)}
            onChange={(event) => setTyped({ ...typed, [item.id]: event.currentTarget.value })}
            error={unread(textOf(item))}
          />
        ))}
        <TextInput
          size="sm"
          label={t('buying.place.freight')}
          leftSection="¥"
          inputMode="decimal"
          value={freight}
          onChange={(event) => setFreight(event.currentTarget.value)}
          error={unread(freight)}
        />
      </div>
      <PaidFields
        value={paid}
        onChange={(value) => {
          setPaid(value);
          if (isAhead) place.clearError();
        }}
        accounts={order.accounts ?? []}
        isAhead={isAhead}
      />
      {isDearer && !order.canAsk && (
        <p className={classes.note}>
          {t('buying.place.more')} <MoneyText money={{ amount: asksFen - paidFen, currency: 'CNY' }} />.{' '}
          {t('buying.place.askedBefore')}
        </p>
      )}
      {isDearer && order.canAsk && (
        <Radio.Group
          label={
            <>
              {t('buying.place.more')} <MoneyText money={{ amount: asksFen - paidFen, currency: 'CNY' }} />
            </>
          }
          value={difference}
          onChange={(value) => setDifference(DIFFERENCES.find((known) => known === value) ?? 'ASK')}
        >
          {DIFFERENCES.filter((value) => value === 'ASK' || mayBear).map((value) => (
            <Radio key={value} size="xs" mt={6} value={value} label={t(`buying.place.difference.${value}`)} />
          ))}
        </Radio.Group>
      )}
      {isAsking && (
        <>
          <AskedMore
            order={order}
            prices={prices.map(({ item, unitFen = 0 }) => ({ id: item.id, unitFen }))}
            freightFen={freightFen ?? 0}
          />
          <PictureField label={t('buying.place.proof')} images={proof} most={1} onChange={setProof} />
        </>
      )}
      <p className={classes.quiet}>{t('buying.place.follows', { name: order.shopperName })}</p>
      <div className={classes.actions}>
        <ActionButton type="submit" size="sm" loading={place.isRunning} disabled={!numbers.trim()}>
          {t(isDearer && difference === 'ASK' ? 'buying.place.doAsk' : 'buying.place.do', {
            sum: isRead ? `¥${yuan(asksFen)}` : '',
          })}
        </ActionButton>
        {isUsed && (
          <ActionButton size="sm" variant="default" loading={place.isRunning} onClick={() => void submit(true)}>
            {t('buying.send.sure')}
          </ActionButton>
        )}
        {order.byCall && (
          <ActionButton size="sm" variant="default" loading={call.isRunning} onClick={() => void byCall()}>
            {t('buying.place.byCall', { account: order.byCall })}
          </ActionButton>
        )}
      </div>
    </form>
  );
}
