import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useShell } from '../../../client/use-shell';
import { useTranslation } from '../../../client/use-translation';
import { useTerms } from './term-editing';
import { numberText, parseNumber, type NumberKind } from './term-numbers';
import { nameOf, valueAt } from './term-paths';

const UNITS: Partial<Record<NumberKind, string>> = {
  grams: 'g',
  millimetres: 'mm',
  percent: '%',
  cubicMetres: 'm³',
  density: 'kg/m³',
};

interface Props {
  path: string;
  kind: NumberKind;
  /** Empty means none: without an end, never, not at all. */
  isOpen?: boolean;
  /** In a table, whose head names it. */
  isBare?: boolean;
}

/** A number of the terms. */
export function NumberTerm({ path, kind, isOpen = false, isBare = false }: Props) {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  const { terms, set, errorAt } = useTerms();
  const value = valueAt(terms, path) as number | null | undefined;
  const style = { kind, currency: terms.currency, locale };
  const [typed, setTyped] = useState(() => (typeof value === 'number' ? numberText(value, style) : ''));
  // what nobody has come to yet is missing, not wrong
  const [isMet, setMet] = useState(false);
  const change = (text: string) => {
    setMet(true);
    setTyped(text);
    set(path, isOpen && text.trim() === '' ? null : parseNumber(text, style));
  };
  const label = t(`lines.field.${nameOf(path)}`);
  const unit = kind === 'sum' ? terms.currency : UNITS[kind];
  return (
    <TextInput
      size="sm"
      {...(isBare ? { 'aria-label': label } : { label })}
      inputMode={kind === 'sum' || kind === 'percent' || kind === 'cubicMetres' ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={20}
      value={typed}
      placeholder={isOpen ? t('lines.open') : undefined}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => setMet(true)}
      error={errorAt(path) ?? (isMet && Number.isNaN(value) && t('lines.noNumber'))}
      rightSection={unit && !isBare ? <span aria-hidden>{unit}</span> : undefined}
      rightSectionWidth={56}
    />
  );
}
