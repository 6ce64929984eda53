import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import { proposedWords, wrongWords } from '../../contract/customs-words';
import type { StockInParcel } from '../../contract/parcel';
import { MoneyText } from '../../ui/price';
import { ContentsForm } from './contents-form';
import classes from './new-transit.module.css';
import type { DeclaredWords } from './transit-draft.rules';
import type { TransitComposer } from './use-transit-draft';

const NO_WORDS: DeclaredWords = { nameEn: '', nameZh: '', hsCode: '' };

interface Props {
  parcels: StockInParcel[];
  composer: TransitComposer;
  /** How often the shipment was sent back for these words; the first that customs do not take gets the focus. */
  sentBack: number;
}

/** What the border is told: values are what was really paid; words are proposed, and asked for where none are known. */
export function DeclarationList({ parcels, composer, sentBack }: Props) {
  const { t } = useTranslation('transit');
  const { draft, change } = composer;
  const items = parcels.flatMap((parcel) => parcel.items);
  const wordsOf = ({ id, title }: (typeof items)[number]): DeclaredWords =>
    draft.declared[id] ?? { ...NO_WORDS, nameEn: proposedWords(title) };
  const unsaid = parcels.filter(({ items: known }) => known.length === 0);
  const isUnsaid = unsaid.length > 0;
  // stays as it is while somebody writes the last word that was missing
  const [isOpen, setOpen] = useState(() => items.some((item) => wrongWords(wordsOf(item).nameEn)));
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (sentBack === 0 || !box.current) return;
    box.current.open = true;
    // it is led to what is not said at all first
    if (isUnsaid) return;
    box.current.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [sentBack, isUnsaid]);
  return (
    <>
      {unsaid.map((parcel, at) => (
        <ContentsForm key={parcel.id} {...{ parcel, composer, sentBack }} isFirst={at === 0} />
      ))}
      {items.length > 0 && (
        <details
          ref={box}
          className={classes.declaration}
          open={isOpen}
          onToggle={({ currentTarget: { open } }) => setOpen(open)}
        >
          <summary>{t('declaration.open', { count: items.length })}</summary>
          <ul>
            {items.map((item) => {
              const words = wordsOf(item);
              const isWrong = wrongWords(words.nameEn);
              // what nobody has written yet is asked for, not found fault with
              const isSaid = sentBack > 0 || draft.declared[item.id] !== undefined;
              const say = (part: Partial<DeclaredWords>) =>
                change({ declared: { ...draft.declared, [item.id]: { ...words, ...part } } });
              return (
                <li key={item.id}>
                  <p className={classes.declared}>
                    <bdi className={classes.clamped}>{item.title}</bdi>
                    <span className={classes.quiet}>
                      {t('parcel.pieces', { count: item.quantity })} · <MoneyText money={item.unitPrice} />
                    </span>
                  </p>
                  <div className={classes.words}>
                    <TextInput
                      label={t('declaration.nameEn')}
                      value={words.nameEn}
                      maxLength={120}
                      inputWrapperOrder={['label', 'input', 'description', 'error']}
                      description={isWrong && !isSaid && t('declaration.wordsWrong')}
                      error={isWrong && isSaid && t('declaration.wordsWrong')}
                      onChange={({ currentTarget: { value } }) => say({ nameEn: value })}
                    />
                    <TextInput
                      label={t('declaration.hsCode')}
                      value={words.hsCode}
                      inputMode="numeric"
                      maxLength={10}
                      error={/^(\d{6}(\d{2}){0,2})?$/.test(words.hsCode) ? undefined : t('declaration.hsWrong')}
                      onChange={({ currentTarget: { value } }) => say({ hsCode: value.replace(/\D/g, '') })}
                    />
                  </div>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </>
  );
}
