import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { useHydrated } from '../../client/use-hydrated';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { PageTitle } from '../../ui/page-title';
import { CameraScan } from '../bench/camera-scan';
import { ScanField } from '../bench/scan-field';
import scanClasses from '../bench/scan.module.css';
import { useCodeText } from '../bench/use-code-text';
import { useMuted } from '../bench/use-muted';
import { lastBoxOf, soundOfSay, stepOf } from './bench-pack.rules';
import { BenchSeal } from './bench-seal';
import { BenchTable } from './bench-table';
import { BenchWay } from './bench-way';
import { BoxDoubts } from './box-doubts';
import classes from './packing-bench.module.css';
import { usePackingBench, type End } from './use-packing-bench';

const BENCHES = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** A packing table: one field, and one thing after the other until the box is closed. There is no dialog here. */
export function PackingBenchScreen({ bench }: { bench: string }) {
  const { t } = useTranslation('operator');
  const router = useRouter();
  const [isMuted, setMuted] = useMuted();
  const [sealed, setSealed] = useState<string>();
  const shutterRef = useRef<(() => void) | null>(null);
  const endRef = useRef<End | null>(null);
  const { packing, kinds, said, waiting, isAway, scan, say, put } = usePackingBench(bench, isMuted, endRef);
  const textOf = useCodeText();
  const isListening = useHydrated();
  const step = packing && stepOf(packing);
  const asks = step ?? 'ORDER';
  const [last] = said;
  const take = (code: string) => {
    if (code === '!PHOTO' && shutterRef.current) return shutterRef.current();
    scan(code);
  };
  return (
    <div data-scan-mode className={classes.page}>
      <div className={classes.head}>
        <PageTitle title={t('nav.packingBench')} />
        <h1 className={classes.title}>{t('nav.packingBench')}</h1>
        <NativeSelect
          className={classes.place}
          size="xs"
          aria-label={t('scan.bench')}
          value={bench}
          data={BENCHES.map((one) => ({ value: one, label: t('scan.benchNo', { number: one }) }))}
          onChange={(event) => void router.push(deskPaths.packingBench(event.currentTarget.value))}
        />
        <ActionIcon
          variant="default"
          size={30}
          aria-pressed={isMuted}
          aria-label={t('scan.mute')}
          onClick={() => setMuted(!isMuted)}
        >
          {isMuted ? <IconVolumeOff size={16} aria-hidden /> : <IconVolume size={16} aria-hidden />}
        </ActionIcon>
      </div>
      <BenchWay step={step} />
      <div className={classes.columns}>
        <div className={classes.work}>
          <ScanField
            label={t(`packBench.ask.${asks}`)}
            hint={
              isAway ? t('scan.away', { count: waiting }) : t(waiting > 0 ? 'packBench.busy' : `packBench.hint.${asks}`)
            }
            otherLayout={t('scan.otherLayout')}
            isAway={isAway}
            digits={step === 'BOX' || step === 'SERVICES'}
            onCode={take}
          />
          <CameraScan onCode={take} />
          <section className={scanClasses.answer} data-sound={last && soundOfSay(last.say)} aria-live="assertive">
            <p className={scanClasses.say}>
              {packing?.wrong
                ? t('packBench.wrong', { code: packing.wrong })
                : last
                  ? t(`packBench.say.${last.say}`)
                  : t(isListening ? 'scan.idle' : 'scan.loading')}
            </p>
            {last && !packing?.wrong && (
              <bdi className={scanClasses.code} dir="ltr">
                {textOf(last.code)}
              </bdi>
            )}
            {packing && (
              <p className={classes.order}>
                <bdi dir="ltr">{packing.order.orderNo}</bdi> · {packing.order.line} ·{' '}
                <bdi>{packing.order.receiver}</bdi>
              </p>
            )}
            {packing?.order.remark && <p className={scanClasses.remark}>{packing.order.remark}</p>}
          </section>
          {packing?.doubt && <BoxDoubts doubts={[lastBoxOf(packing, packing.doubt)]} follows={t('packBench.again')} />}
          {!packing && sealed && (
            <p>
              <a href={deskPaths.papers(sealed)} target="_blank" rel="noreferrer">
                {t('packing.papers')}
              </a>
            </p>
          )}
          {packing && (
            <>
              <div className={classes.actions}>
                {packing.doubt && (
                  <Button size="sm" onClick={() => scan('!OK')}>
                    {t('packBench.right')}
                  </Button>
                )}
                {packing.wrong && (
                  <Button size="sm" color="red" onClick={() => scan('!OK')}>
                    {t('packBench.putAway')}
                  </Button>
                )}
                <Button size="sm" variant="default" onClick={() => scan('!UNDO')}>
                  {t('scan.undo')}
                </Button>
                <Button size="sm" variant="default" onClick={() => scan('!NEXT')}>
                  {t('scan.next')}
                </Button>
              </div>
              <BenchSeal
                packing={packing}
                shutterRef={shutterRef}
                endRef={endRef}
                say={say}
                scan={scan}
                onChange={put}
                onEnded={(id) => {
                  put(undefined);
                  setSealed(id);
                }}
              />
            </>
          )}
        </div>
        <aside className={classes.side}>
          {packing && <BenchTable packing={packing} kinds={kinds} scan={scan} />}
          {last && <h2 className={classes.heading}>{t('scan.last')}</h2>}
          <ol className={scanClasses.list}>
            {said.map(({ id, code, say: word }) => (
              <li key={id}>
                <span className={scanClasses.code}>
                  <bdi dir="ltr">{textOf(code)}</bdi>
                </span>
                <span className={scanClasses.quiet}>{t(`packBench.say.${word}`)}</span>
              </li>
            ))}
          </ol>
        </aside>
      </div>
    </div>
  );
}
