import { Button } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import type { BatchScanAnswer } from '../../contract/batch';
import { CameraScan } from '../bench/camera-scan';
import { ScanField } from '../bench/scan-field';
import scanClasses from '../bench/scan.module.css';
import classes from './batches.module.css';
import { useBatchScans } from './use-batch-scans';

interface Props {
  id: string;
  onAnswer: (answer: BatchScanAnswer) => void;
}

/** Box after box is put in by its label; a carrier's number behind one is its number. */
export function BatchScan({ id, onAnswer }: Props) {
  const { t } = useTranslation('operator');
  const { last, unput, waiting, isAway, scan, solve } = useBatchScans(id, onAnswer);
  const hint = isAway ? t('scan.away', { count: waiting }) : t('batches.scanHint');
  return (
    <section className={classes.scan} data-scan-mode aria-label={t('batches.scan')}>
      <ScanField
        label={t('batches.scan')}
        hint={waiting > 1 ? t('batches.waiting', { count: waiting }) : hint}
        otherLayout={t('scan.otherLayout')}
        isAway={isAway}
        onCode={scan}
      />
      <CameraScan onCode={scan} />
      {last && (
        <p className={classes.said} data-good={last.box ? true : undefined} role="status">
          <bdi dir="ltr">{last.code}</bdi> · {t(`batches.say.${last.say}`)}
        </p>
      )}
      {unput.length > 0 && (
        <>
          <h2 className={classes.heading}>
            {t('scan.toSolve')} <span className={scanClasses.badge}>{unput.length}</span>
          </h2>
          <ul className={scanClasses.list}>
            {unput.map(({ code, say }) => (
              <li key={code}>
                <span>
                  <bdi className={scanClasses.code} dir="ltr">
                    {code}
                  </bdi>
                  <br />
                  <small className={scanClasses.quiet}>{t(`batches.say.${say}`)}</small>
                </span>
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={t('scan.solved', { code })}
                  onClick={() => solve(code)}
                >
                  {t('scan.done')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
