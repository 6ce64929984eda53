import Link from 'next/link';
import { useRef, useState } from 'react';
import { useAction } from '../../../client/use-action';
import { useShell } from '../../../client/use-shell';
import { useTranslation } from '../../../client/use-translation';
import { deskPaths } from '../../../contract/desk-paths';
import { intlTag } from '../../../contract/locales';
import { formatMoney } from '../../../contract/money';
import { together, type BackTest as Tested } from '../../../contract/simulate';
import type { LineTerms } from '../../../contract/transit-line';
import { ActionButton } from '../../../ui/action-button';
import { RefusalAlert } from '../../../ui/refusal-alert';
import classes from '../settings.module.css';
import own from './lines.module.css';

interface Props {
  name: string;
  terms: LineTerms;
  isWhole: boolean;
}

/** More than a shop ships in a quarter: 100,000. */
const MOST_CALLS = 500;

/** What these terms would have asked for what went by the line in the last 90 days. */
export function BackTest({ name, terms, isWhole }: Props) {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  const run = useAction('POST /operator/settings/lines/{name}/back-test');
  const [tested, setTested] = useState<{ of: LineTerms; all: Tested; isDone: boolean }>();
  const [isRunning, setRunning] = useState(false);
  const isStopped = useRef(false);
  const money = (amount: number, currency: string) => formatMoney({ amount, currency }, intlTag(locale));
  const start = async () => {
    isStopped.current = false;
    setRunning(true);
    let all: Tested | undefined;
    for (let calls = 0; calls < MOST_CALLS && !isStopped.current; calls += 1) {
      const part: Tested | undefined = await run.run({ params: { name }, body: { terms, after: all?.next ?? null } });
      if (!part) break;
      all = all ? together(all, part) : part;
      setTested({ of: terms, all, isDone: part.next === null });
      if (part.next === null) break;
    }
    setRunning(false);
  };
  const all = tested?.all;
  const both = all ? all.seen - all.neither - all.newlyRefused - all.newlyTaken : 0;
  const mean = all && both > 0 ? Math.round((all.after.amount - all.before.amount) / both) : 0;
  return (
    <section className={classes.section} aria-labelledby="back-test">
      <h2 id="back-test">{t('lines.test.title')}</h2>
      <p className={classes.quiet}>{t('lines.test.about')}</p>
      <RefusalAlert error={run.error} />
      <div className={classes.actions}>
        <ActionButton variant="default" disabled={!isWhole} loading={isRunning} onClick={() => void start()}>
          {t('lines.test.run')}
        </ActionButton>
        {isRunning && (
          <ActionButton variant="default" onClick={() => (isStopped.current = true)}>
            {t('lines.test.stop')}
          </ActionButton>
        )}
      </div>
      {all && (
        <div aria-live="polite">
          {tested.of !== terms && <p className={classes.quiet}>{t('lines.test.other')}</p>}
          <p>
            {t('lines.test.seen', { count: all.seen })}
            {!tested.isDone && ` ${t('lines.test.notAll')}`}
          </p>
          <ul className={classes.changes}>
            <li>{t('lines.test.changed', { count: all.changed })}</li>
            <li>{t('lines.test.mean', { sum: money(mean, all.after.currency) })}</li>
            <li>
              {t('lines.test.sums', {
                before: money(all.before.amount, all.before.currency),
                after: money(all.after.amount, all.after.currency),
              })}
            </li>
            <li>{t('lines.test.refused', { count: all.newlyRefused })}</li>
            {all.newlyTaken > 0 && <li>{t('lines.test.taken', { count: all.newlyTaken })}</li>}
          </ul>
          {all.worst.length > 0 && (
            <div className={own.scroll}>
              <table className={own.table}>
                <caption>{t('lines.test.worst')}</caption>
                <thead>
                  <tr>
                    {['order', 'before', 'after'].map((head) => (
                      <th key={head} scope="col" className={head === 'order' ? undefined : own.figure}>
                        {t(`lines.test.head.${head}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {all.worst.map(({ orderId, orderNo, before, after, refusals }) => (
                    <tr key={orderId}>
                      <th scope="row">
                        <Link href={deskPaths.packingOf(orderId)}>{orderNo}</Link>
                      </th>
                      <td className={own.figure}>{money(before, all.before.currency)}</td>
                      <td className={own.figure}>
                        {after === null
                          ? t('lines.test.no', { codes: refusals.join(', ') })
                          : money(after, all.after.currency)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </div>
      )}
    </section>
  );
}
