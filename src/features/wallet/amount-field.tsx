import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Money } from '../../contract/fields';
import { intlTag } from '../../contract/locales';
import { currencyLabel, formatMoney } from '../../contract/money';
import { typedText } from '../../contract/typed-sum';
import type { AmountProblem } from './amount.rules';

interface Props {
  label: string;
  hint: string;
  minimum: Money;
  maximum: Money;
  value: string;
  onChange: (text: string) => void;
  problem: AmountProblem | undefined;
  /** Sentence for a sum above the maximum, where the reason is another than a limit. */
  tooLarge?: string;
  action?: ReactNode;
}

/** A sum in the shop's currency, typed as people write it. */
export function AmountField({ label, hint, minimum, maximum, value, onChange, problem, tooLarge, action }: Props) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const tag = intlTag(locale);
  const [least, most] = [formatMoney(minimum, tag), formatMoney(maximum, tag)];
  const sentences: Record<AmountProblem, string> = {
    malformed: t('topUp.malformed', { example: typedText({ ...maximum, amount: 125_050 }, locale) }),
    tooSmall: t('topUp.tooSmall', { minimum: least }),
    tooLarge: tooLarge ?? t('topUp.tooLarge', { maximum: most }),
  };
  return (
    <TextInput
      label={label}
      description={hint}
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      leftSection={currencyLabel(maximum.currency)}
      leftSectionWidth={56}
      rightSection={action}
      rightSectionWidth={action ? 108 : undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={problem && sentences[problem]}
      data-autofocus
    />
  );
}
