import { Button, TextInput } from '@mantine/core';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { wrongWords } from '../../contract/customs-words';
import { LIMITS } from '../../contract/limits';
import type { Locale } from '../../contract/locales';
import type { StockInParcel } from '../../contract/parcel';
import { parseTypedCount } from '../../contract/typed-number';
import { parseTyped, typedText } from '../../contract/typed-sum';
import { ActionButton } from '../../ui/action-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './new-transit.module.css';
import type { TransitComposer } from './use-transit-draft';

const NOTHING = { title: '', quantity: '1', value: '' };
/** As many as the server takes. */
const MOST_KINDS = 20;

const countOf = (text: string) => parseTypedCount(text, LIMITS.quantityMax) ?? 0;
const fenIn = (locale: Locale) => (text: string) => parseTyped(text, 'CNY', locale) ?? 0;

interface Props {
  parcel: StockInParcel;
  composer: TransitComposer;
  /** How often the shipment was sent back for what is declared. */
  sentBack: number;
  /** Of those that are not said yet: it is led to. */
  isFirst: boolean;
}

/** What a shopper's own seller has sent is known to nobody else: without it nothing could be declared. */
export function ContentsForm({ parcel, composer: { draft, change, retry }, sentBack, isFirst }: Props) {
  const { t } = useTranslation('transit');
  const locale = useLocale();
  const fenOf = fenIn(locale);
  const router = useRouter();
  const [rows, setRows] = useState([NOTHING]);
  const [isAsked, setAsked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const save = useAction('POST /front/stored-parcels/{id}/contents');
  useEffect(() => {
    if (sentBack === 0 || !isFirst) return;
    const [wrong] = form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [type="submit"]') ?? [];
    wrong?.focus();
  }, [sentBack, isFirst]);
  const areWrong = isAsked || sentBack > 0;
  const write = (at: number, part: Partial<typeof NOTHING>) =>
    setRows(rows.map((row, place) => (place === at ? { ...row, ...part } : row)));
  const items = rows.map(({ title, quantity, value }) => ({
    title: title.trim(),
    quantity: countOf(quantity),
    unitFen: fenOf(value),
  }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (items.some(({ title, quantity, unitFen }) => wrongWords(title) || quantity === 0 || unitFen === 0)) return;
    setSaving(true);
  };
  const saveNow = async () => {
    const told = await save.run({ params: { id: parcel.id }, body: { items } });
    setSaving(false);
    if (!told) return;
    const words = told.items.map(({ id, title }) => [id, { nameEn: title, nameZh: '', hsCode: '' }] as const);
    change({ declared: { ...draft.declared, ...Object.fromEntries(words) } });
    // prices go by what goods are worth
    retry();
    await router.replace(router.asPath, undefined, { scroll: false });
  };
  const malformed = t('contents.malformed', { example: typedText({ amount: 3550, currency: 'CNY' }, locale) });
  const name = t('contents.of', { number: parcel.parcelNo });
  return (
    <form ref={form} className={classes.contents} aria-label={name} onSubmit={submit} noValidate>
      <p>
        <strong>{name}</strong>
      </p>
      <p className={classes.quiet}>{t('contents.text')}</p>
      {rows.map((row, at) => (
        <div key={at} className={classes.contentsRow}>
          <TextInput
            label={t('declaration.nameEn')}
            value={row.title}
            maxLength={120}
            error={areWrong && wrongWords(row.title) && t('declaration.wordsWrong')}
            onChange={({ currentTarget: { value } }) => write(at, { title: value })}
          />
          <TextInput
            label={t('contents.quantity')}
            value={row.quantity}
            inputMode="numeric"
            error={areWrong && countOf(row.quantity) === 0}
            onChange={({ currentTarget: { value } }) => write(at, { quantity: value })}
          />
          <TextInput
            label={t('contents.value')}
            leftSection="¥"
            value={row.value}
            inputMode="decimal"
            error={areWrong && fenOf(row.value) === 0 && malformed}
            onChange={({ currentTarget: { value } }) => write(at, { value })}
          />
        </div>
      ))}
      <RefusalAlert
        error={
          save.error ?? (sentBack > 0 ? { detail: t('contents.unsaved', { number: parcel.parcelNo }) } : undefined)
        }
      />
      <div className={classes.contentsEnd}>
        <ActionButton type="submit" variant="light" loading={save.isRunning}>
          {t('contents.save')}
        </ActionButton>
        {rows.length < MOST_KINDS && (
          <Button variant="subtle" onClick={() => setRows([...rows, NOTHING])}>
            {t('contents.another')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isSaving}
        title={name}
        text={t('contents.sure')}
        confirmLabel={t('contents.save')}
        isRunning={save.isRunning}
        onConfirm={() => void saveNow()}
        onClose={() => setSaving(false)}
      />
    </form>
  );
}
