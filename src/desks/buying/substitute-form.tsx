import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../client/caller';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { DeskPurchase } from '../../contract/buying-desk';
import { LIMITS } from '../../contract/limits';
import { majorText } from '../../contract/money';
import { findProductLink } from '../../contract/product-link';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { PictureField } from '../bench/picture-field';
import classes from './buying.module.css';
import { fenOf } from './quote-draft';

interface Props {
  order: DeskPurchase;
  item: DeskPurchase['items'][number];
  onOffered: (now: DeskPurchase | undefined) => void;
  onRefused: (error: ApiError) => void;
}

const HOURS = [24, LIMITS.substituteHours];
const PICTURES = 2;

/** Another thing that would do, as its shopper is asked. */
export function SubstituteForm({ order, item, onOffered, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const [link, setLink] = useState('');
  const [title, setTitle] = useState('');
  const [options, setOptions] = useState(item.options.join(' / '));
  const [price, setPrice] = useState(() => majorText({ amount: item.paidFen, currency: 'CNY' }));
  const [remark, setRemark] = useState('');
  const [images, setImages] = useState<string[]>([]);
  const [hours, setHours] = useState<number>(LIMITS.substituteHours);
  const offer = useAction('POST /operator/purchase-orders/{id}/substitute', { onError: onRefused });
  useUnsavedForm(link !== '' || title !== '' || remark !== '' || images.length > 0);
  const isLink = findProductLink(link)?.kind === 'product';
  const unitFen = fenOf(price);
  const isWhole = isLink && title.trim() !== '' && unitFen !== undefined && images.length > 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole) return;
    const words = options
      .split('/')
      .map((word) => word.trim())
      .filter(Boolean);
    const what = { productUrl: link.trim(), title: title.trim(), options: words, unitFen, images, remark };
    const body = { version: order.version, orderItemId: item.id, ...what, hours };
    onOffered(await offer.run({ params: { id: order.id }, body }));
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <RefusalAlert error={offer.error} />
      <TextInput
        size="xs"
        label={t('buying.substitute.link')}
        value={link}
        onChange={(event) => setLink(event.currentTarget.value)}
        error={link.trim() && !isLink ? t('buying.substitute.unread') : undefined}
        maxLength={2000}
        dir="ltr"
      />
      <TextInput
        size="xs"
        label={t('buying.substitute.name')}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        maxLength={300}
      />
      <div className={classes.fields}>
        <TextInput
          size="xs"
          label={t('buying.substitute.options')}
          value={options}
          onChange={(event) => setOptions(event.currentTarget.value)}
          maxLength={300}
        />
        <TextInput
          size="xs"
          label={t('buying.substitute.price')}
          leftSection="¥"
          inputMode="decimal"
          value={price}
          onChange={(event) => setPrice(event.currentTarget.value)}
          error={unitFen === undefined ? t('buying.place.unread') : undefined}
        />
        <NativeSelect
          size="xs"
          label={t('buying.substitute.time')}
          data={HOURS.map((value) => ({ value: String(value), label: t('buying.substitute.hours', { count: value }) }))}
          value={String(hours)}
          onChange={(event) => setHours(Number(event.currentTarget.value))}
        />
      </div>
      <PictureField label={t('buying.substitute.pictures')} images={images} most={PICTURES} onChange={setImages} />
      <Textarea
        size="xs"
        rows={2}
        label={t('buying.substitute.remark')}
        value={remark}
        onChange={(event) => setRemark(event.currentTarget.value)}
        maxLength={500}
      />
      <p className={classes.quiet}>{t('buying.substitute.follows', { name: order.shopperName })}</p>
      <div>
        <ActionButton type="submit" size="xs" loading={offer.isRunning} disabled={!isWhole}>
          {t('buying.substitute.do')}
        </ActionButton>
      </div>
    </form>
  );
}
