import { useCopy } from '../../client/use-copy';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney, majorText } from '../../contract/money';
import type { OfflineDeposit } from '../../contract/offline-deposit';
import { CopyButton } from '../../ui/copy-button';
import classes from './offline-instructions.module.css';
import { useWhen } from './use-when';

/** Where to send the money; each part can be copied into the bank's form. */
export function OfflineInstructions({ instructions }: Pick<OfflineDeposit, 'instructions'>) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const copy = useCopy();
  const when = useWhen();
  const { bank, account, name, reference, exactAmount, until } = instructions;
  const rows = [
    { id: 'bank', shown: bank, copied: bank },
    { id: 'account', shown: account, copied: account },
    { id: 'holder', shown: name, copied: name },
    { id: 'reference', shown: reference, copied: reference },
    { id: 'sum', shown: formatMoney(exactAmount, intlTag(locale)), copied: majorText(exactAmount) },
  ] as const;
  return (
    <section aria-labelledby="offline-send">
      <h3 id="offline-send" className={classes.title}>
        {t('offline.send')}
      </h3>
      <p className={classes.text}>{t('offline.sendText')}</p>
      <dl className={classes.rows}>
        {rows.map(({ id, shown, copied }) => (
          <div key={id} className={classes.row}>
            <dt>{t(`offline.${id}`)}</dt>
            <dd>
              <bdi>{shown}</bdi>
              <CopyButton label={t('offline.copy', { what: t(`offline.${id}`) })} onCopy={() => copy(copied)} />
            </dd>
          </div>
        ))}
        <div className={classes.row}>
          <dt>{t('offline.until')}</dt>
          <dd>{when(until)}</dd>
        </div>
      </dl>
    </section>
  );
}
