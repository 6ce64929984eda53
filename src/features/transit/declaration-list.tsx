import { TextInput } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import type { StockInParcel } from '../../contract/parcel';
import { MoneyText } from '../../ui/price';
import classes from './new-transit.module.css';
import type { DeclaredWords } from './transit-draft.rules';
import type { TransitComposer } from './use-transit-draft';

const NO_WORDS: DeclaredWords = { nameEn: '', nameZh: '', hsCode: '' };

/** What the border is told: values are what was really paid, words may be made plainer. */
export function DeclarationList({ parcels, composer }: { parcels: StockInParcel[]; composer: TransitComposer }) {
  const { t } = useTranslation('transit');
  const { draft, change } = composer;
  const say = (id: string, part: Partial<DeclaredWords>) =>
    change({ declared: { ...draft.declared, [id]: { ...NO_WORDS, ...draft.declared[id], ...part } } });
  return (
    <details className={classes.declaration}>
      <summary>{t('declaration.open', { count: parcels.flatMap(({ items }) => items).length })}</summary>
      <ul>
        {parcels
          .flatMap(({ items }) => items)
          .map((item) => {
            const words = draft.declared[item.id] ?? NO_WORDS;
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
                    onChange={({ currentTarget: { value } }) => say(item.id, { nameEn: value })}
                  />
                  <TextInput
                    label={t('declaration.hsCode')}
                    value={words.hsCode}
                    inputMode="numeric"
                    maxLength={10}
                    error={/^(\d{6}(\d{2}){0,2})?$/.test(words.hsCode) ? undefined : t('declaration.hsWrong')}
                    onChange={({ currentTarget: { value } }) => say(item.id, { hsCode: value.replace(/\D/g, '') })}
                  />
                </div>
              </li>
            );
          })}
      </ul>
    </details>
  );
}
