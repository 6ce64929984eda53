import { Alert, Stack, Textarea, TextInput } from '@mantine/core';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useFields } from '../../client/use-fields';
import { useKeptForm } from '../../client/use-kept-form';
import { useTranslation } from '../../client/use-translation';
import { convertCny, formatMoney } from '../../contract/money';
import { intlTag } from '../../contract/locales';
import { parseTyped } from '../../contract/typed-sum';
import type { ManualOrder } from '../../contract/purchase';
import { useShell } from '../../client/use-shell';
import { ActionButton } from '../../ui/action-button';
import classes from './manual-order.module.css';

export interface ManualOrderDraft {
  productUrl: string;
  title: string;
}

interface Props {
  draft: ManualOrderDraft;
  onSent: (order: ManualOrder) => void;
}
interface Values extends Record<string, unknown> {
  productUrl: string;
  title: string;
  options: string;
  unitPriceFen: number | '';
  quantity: number | '';
  remark: string;
}

const TEXTS = ['productUrl', 'title', 'options', 'remark'] as const;

const orderRules = () => import('../../contract/purchase.schemas').then((file) => file.ManualOrderInput);

export function ManualOrderForm({ draft, onSent }: Props) {
  const { t } = useTranslation(['purchase', 'common']);
  const { tenant, locale } = useShell();
  const initial: Values = { ...draft, options: '', unitPriceFen: '', quantity: 1, remark: '' };
  const { values, errors, set, validate, takeErrors } = useFields(orderRules, initial);
  const fieldText = useFieldText(errors);
  const send = useAction('POST /front/manual-orders', { onError: takeErrors });
  const [priceText, setPriceText] = useState('');
  const [quantityText, setQuantityText] = useState('1');
  const setPrice = (typed: string) => {
    setPriceText(typed);
    set('unitPriceFen', parseTyped(typed, 'CNY', locale) ?? '');
  };
  const setQuantity = (typed: string) => {
    setQuantityText(typed);
    set('quantity', /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : '');
  };
  const { productUrl, title, options, remark } = values;
  const kept = useKeptForm({
    name: 'manual-order',
    about: `${draft.productUrl} ${draft.title}`,
    values: { productUrl, title, options, remark, priceText, quantityText },
    restore: ({ priceText = '', quantityText = '1', ...texts }) => {
      for (const name of TEXTS) set(name, texts[name] ?? '');
      setPrice(priceText);
      setQuantity(quantityText);
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isPriceUnreadable = priceText.trim() !== '' && values.unitPriceFen === '';
    const body = await validate(isPriceUnreadable ? { unitPriceFen: 'invalid_format' } : {});
    const order = body && (await send.run({ body }));
    if (!order) return;
    kept.forget();
    onSent(order);
  };
  const text = (name: (typeof TEXTS)[number]) => ({
    name,
    label: t(`manual.field.${name}`),
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(name, event.currentTarget.value),
    error: fieldText(name),
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={classes.card}>
      <Stack gap="md">
        {send.error && (
          <Alert color="red" role="alert">
            {send.error.detail || t('common:errors.NETWORK')}
          </Alert>
        )}
        <TextInput {...text('productUrl')} type="url" inputMode="url" dir="ltr" required maxLength={4096} />
        <TextInput {...text('title')} description={t('manual.hint.title')} required maxLength={200} />
        <TextInput {...text('options')} description={t('manual.hint.options')} maxLength={300} />
        <div className={classes.pair}>
          <TextInput
            name="unitPriceFen"
            label={t('manual.field.unitPriceFen')}
            description={
              values.unitPriceFen === ''
                ? t('manual.hint.unitPriceFen')
                : t('manual.about', {
                    sum: formatMoney(
                      convertCny(
                        values.unitPriceFen,
                        tenant.exchangeInfo.cnyExchangeRate,
                        tenant.exchangeInfo.marginBasisPoints,
                        tenant.exchangeInfo.currency,
                      ),
                      intlTag(locale),
                    ),
                  })
            }
            leftSection="¥"
            inputMode="decimal"
            required
            value={priceText}
            onChange={({ currentTarget: { value } }) => setPrice(value)}
            error={fieldText('unitPriceFen')}
          />
          <TextInput
            name="quantity"
            label={t('manual.field.quantity')}
            description={t('manual.hint.quantity')}
            inputMode="numeric"
            required
            value={quantityText}
            onChange={({ currentTarget: { value } }) => setQuantity(value)}
            error={fieldText('quantity')}
          />
        </div>
        <Textarea {...text('remark')} autosize={false} rows={3} maxLength={500} />
        <ActionButton type="submit" size="md" loading={send.isRunning}>
          {t('manual.submit')}
        </ActionButton>
      </Stack>
    </form>
  );
}
