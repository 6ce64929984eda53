import { Button, MultiSelect, NativeSelect } from '@mantine/core';
import Link from 'next/link';
import { useId } from 'react';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { countShelves, shelvesOf, type ShelfBlock } from '../../contract/shelf-blocks';
import { GOODS_KINDS } from '../../contract/transit-line.enums';
import { ActionButton } from '../../ui/action-button';
import { NumberField } from './number-field';
import classes from './settings.module.css';

const ROWS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** Labels are an address: browsers and servers take so many. */
const LABELS = 200;

interface Props {
  value: ShelfBlock[];
  onChange: (value: ShelfBlock[]) => void;
  error: boolean;
}

/** Shelves in blocks that are alike, with the way to their labels. */
export function ShelfFields({ value, onChange, error }: Props) {
  const { t } = useTranslation('operator');
  const title = useId();
  const set = (at: number, change: Partial<ShelfBlock>) =>
    onChange(value.map((block, index) => (index === at ? { ...block, ...change } : block)));
  const next = ROWS.find((row) => !value.some((block) => block.row === row)) ?? 'A';
  const total = value.reduce((sum, block) => sum + (countShelves(block) || 0), 0);
  return (
    <section className={classes.section} aria-labelledby={title}>
      <h2 id={title}>{t('settings.warehouses.shelves')}</h2>
      <p className={classes.quiet}>{t('settings.warehouses.shelvesHint', { count: total })}</p>
      {value.map((block, at) => {
        const codes = Number.isSafeInteger(countShelves(block)) ? shelvesOf(block) : [];
        return (
          // a block is known by its place alone
          <div
            key={`${String(at)} of ${String(value.length)}`}
            className={classes.fields}
            role="group"
            aria-label={t('settings.warehouses.block', { row: block.row })}
          >
            <div className={classes.shelf}>
              <NativeSelect
                size="sm"
                label={t('settings.warehouses.row')}
                value={block.row}
                data={ROWS}
                onChange={(event) => set(at, { row: event.currentTarget.value })}
              />
              {(['fromRack', 'toRack', 'levels', 'places'] as const).map((name) => (
                <NumberField
                  key={name}
                  label={t(`settings.warehouses.${name}`)}
                  value={block[name]}
                  onChange={(number) => set(at, { [name]: number ?? NaN })}
                />
              ))}
            </div>
            <MultiSelect
              size="sm"
              label={t('settings.warehouses.kinds')}
              placeholder={block.kinds?.length ? undefined : t('settings.warehouses.allKinds')}
              data={GOODS_KINDS.map((kind) => ({ value: kind, label: t(`lines.choice.goodsKinds.${kind}`) }))}
              value={block.kinds ?? []}
              onChange={(chosen) => set(at, { kinds: GOODS_KINDS.filter((kind) => chosen.includes(kind)) })}
            />
            <div className={classes.actions}>
              <span className={classes.quiet} dir="ltr">
                {codes[0]} … {codes.at(-1)}
              </span>
              {Array.from({ length: Math.ceil(codes.length / LABELS) }, (_, page) => (
                <Button
                  key={page}
                  component={Link}
                  size="xs"
                  variant="default"
                  prefetch={false}
                  href={deskPaths.codes(codes.slice(page * LABELS, (page + 1) * LABELS).map((code) => `L-${code}`))}
                >
                  {t('settings.warehouses.labels', { from: codes[page * LABELS] })}
                </Button>
              ))}
              <ActionButton
                size="xs"
                variant="subtle"
                aria-label={t('settings.warehouses.lessShelves', { row: block.row })}
                onClick={() => onChange(value.filter((_, index) => index !== at))}
              >
                {t('settings.remove')}
              </ActionButton>
            </div>
          </div>
        );
      })}
      {error && <p role="alert">{t('settings.warehouses.shelvesMeet')}</p>}
      <div className={classes.actions}>
        <ActionButton
          size="xs"
          variant="default"
          onClick={() => onChange([...value, { row: next, fromRack: 1, toRack: 10, levels: 4, places: 0 }])}
        >
          {t('settings.warehouses.moreShelves')}
        </ActionButton>
      </div>
    </section>
  );
}
