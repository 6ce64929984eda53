import { Checkbox, NativeSelect, Radio, Textarea } from '@mantine/core';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { MoneyText } from '../../ui/price';
import classes from './new-transit.module.css';
import type { TransitComposer } from './use-transit-draft';

/** Insurance, who brings it to the door, when it is paid, and a word to the packers. */
export function TransitExtras({ composer }: { composer: TransitComposer }) {
  const { t } = useTranslation('transit');
  const tag = intlTag(useLocale());
  const { draft, change, quote, estimate } = composer;
  const insurable = estimate?.insurable;
  const modes = estimate?.modes ?? [];
  return (
    <div className={classes.wishes}>
      {quote?.isInsurable && insurable && (
        <Checkbox
          label={
            <span className={classes.insure}>
              <span>{t('insurance.take', { amount: formatMoney(insurable, tag) })}</span>
              {quote.insuranceFee && <MoneyText money={quote.insuranceFee} />}
            </span>
          }
          description={quote.cover ? t('insurance.covers', { cover: quote.cover }) : undefined}
          checked={draft.insuredValue !== undefined}
          onChange={({ currentTarget: { checked } }) =>
            change({ insuredValue: checked ? insurable.amount : undefined })
          }
        />
      )}
      {quote && !quote.isInsurable && quote.insuranceFee && insurable && (
        <p className={classes.quiet}>
          {t('insurance.dear', { fee: formatMoney(quote.insuranceFee, tag), amount: formatMoney(insurable, tag) })}
        </p>
      )}
      {quote && quote.localExpressCompanies.length > 0 && (
        <NativeSelect
          label={t('compose.express')}
          value={draft.expressName}
          data={[{ value: '', label: t('compose.anyExpress') }, ...quote.localExpressCompanies]}
          onChange={({ currentTarget: { value } }) => change({ expressName: value })}
        />
      )}
      <Radio.Group
        label={t('mode.title')}
        value={draft.mode}
        onChange={(value) => change({ mode: modes.find((mode) => mode === value) ?? 'PACK_FIRST' })}
      >
        <div className={classes.modes}>
          {modes.map((mode) => (
            <Radio key={mode} value={mode} label={t(`mode.${mode}`)} description={t(`mode.${mode}_text`)} />
          ))}
        </div>
      </Radio.Group>
      <Textarea
        label={t('compose.remark')}
        value={draft.remark}
        maxLength={500}
        autosize
        minRows={2}
        onChange={({ currentTarget: { value } }) => change({ remark: value })}
      />
    </div>
  );
}
