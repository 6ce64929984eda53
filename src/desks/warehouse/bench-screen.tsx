import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useRouter } from 'next/router';
import { useId, useRef } from 'react';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { ScanAnswer, ScanMode } from '../../contract/scan';
import { PageTitle } from '../../ui/page-title';
import { TabLinks } from '../../ui/tab-links';
import { CameraScan } from '../bench/camera-scan';
import { ScanField } from '../bench/scan-field';
import { ScanResult } from '../bench/scan-result';
import scanClasses from '../bench/scan.module.css';
import { useCodeText } from '../bench/use-code-text';
import { useScanLine } from '../bench/use-scan-line';
import { useMuted } from '../bench/use-muted';
import classes from './bench.module.css';
import { BenchPieces } from './bench-pieces';
import { BenchTools } from './bench-tools';
import { Unsolved } from './bench-unsolved';
import type { BenchAsked } from './load-bench';

interface Props {
  asked: BenchAsked;
  warehouses: { id: string; name: string }[];
}

/** A bench: one field, and what became of what was scanned into it. There is no dialog here, and nothing asks back. */
export function BenchScreen({ asked, warehouses }: Props) {
  const { t } = useTranslation('operator');
  const router = useRouter();
  const [isMuted, setMuted] = useMuted();
  const why = useId();
  const shutterRef = useRef<(() => void) | null>(null);
  const may: Record<ScanMode, boolean> = {
    RECEIVE: useMay('warehouse.receive'),
    INSPECT: useMay('warehouse.inspect'),
    SHELVE: useMay('warehouse.shelve'),
    MOVE: useMay('warehouse.move'),
    COUNT: useMay('warehouse.count'),
    SPLIT: useMay('warehouse.inspect'),
    MERGE: useMay('warehouse.inspect'),
  };
  const { mode, warehouseId, bench } = asked;
  const line = useScanLine({ mode, warehouseId, bench }, isMuted);
  const { answers, unsolved, waiting, isAway, scan, solve } = line;
  const [answer] = answers;
  // nothing of it is left to be judged: the next one is the next thing
  const isJudged = answer?.say === 'INSPECTED' || answer?.say === 'FAILED';
  // a fault was named: it is not to pass by a habit of the hand
  const isFaulty = answer?.next.reason !== undefined;
  // what is shown may be another one than the one that lies on the bench, and the deed would be done to that
  const isOffBench = answer?.say === 'NOT_NOW' || Boolean(answer?.parcel && answer.parcel.id !== answer.next.parcelId);
  const judging = { disabled: isOffBench, 'aria-describedby': isOffBench ? why : undefined };
  const textOf = useCodeText();
  const isTakenBack = (scanId: string) => answers.some(({ undid }) => undid === scanId);
  const modes = (Object.keys(may) as ScanMode[]).filter((one) => may[one]);
  const take = (code: string) => {
    // what was not known is put aside by hand, and by nothing else
    const [newest] = unsolved;
    if (code === '!OK' && newest) return solve(newest.code);
    if (code === '!PHOTO' && shutterRef.current) return shutterRef.current();
    scan(code);
  };
  return (
    <div data-scan-mode className={classes.page}>
      <div className={classes.head}>
        <PageTitle title={t('nav.bench')} />
        <h1 className={classes.title}>{t('nav.bench')}</h1>
        <NativeSelect
          className={classes.place}
          size="xs"
          aria-label={t('scan.warehouse')}
          value={warehouseId}
          data={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => void router.push(deskPaths.bench({ ...asked, warehouseId: event.currentTarget.value }))}
        />
        <NativeSelect
          className={classes.place}
          size="xs"
          aria-label={t('scan.bench')}
          value={bench}
          data={['1', '2', '3', '4', '5', '6', '7', '8'].map((one) => ({
            value: one,
            label: t('scan.benchNo', { number: one }),
          }))}
          onChange={(event) => void router.push(deskPaths.bench({ ...asked, bench: event.currentTarget.value }))}
        />
        <Button component="a" size="xs" variant="default" href={deskPaths.codes()} target="_blank">
          {t('codes.title')}
        </Button>
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
      <TabLinks
        label={t('scan.modes')}
        tabs={modes.map((one) => ({
          id: one,
          href: deskPaths.bench({ ...asked, mode: one }),
          label: t(`scan.mode.${one}`),
          isCurrent: one === mode,
        }))}
      />
      <div className={classes.columns}>
        <div className={classes.work}>
          <ScanField
            label={t(`scan.ask.${mode}`)}
            hint={isAway ? t('scan.away', { count: waiting.length }) : t(`scan.hint.${mode}`)}
            otherLayout={t('scan.otherLayout')}
            isAway={isAway}
            onCode={take}
          />
          <CameraScan onCode={take} />
          <ScanResult answer={answer} idle={t('scan.idle')} />
          <div className={classes.actions}>
            <Button size="sm" variant="default" disabled={!answer?.canUndo} onClick={() => scan('!UNDO')}>
              {t('scan.undo')}
            </Button>
            <Button size="sm" variant={isJudged ? 'filled' : 'default'} onClick={() => scan('!NEXT')}>
              {t(isJudged ? 'scan.nextParcel' : 'scan.next')}
            </Button>
            {answer?.parcel && (
              <Button
                component="a"
                size="sm"
                variant="default"
                target="_blank"
                href={deskPaths.codes(answer.labels ?? [answer.parcel.parcelNo])}
              >
                {t('scan.label')}
              </Button>
            )}
            {mode === 'COUNT' && (
              <Button size="sm" disabled={!answer?.next.location} onClick={() => scan('!END')}>
                {t('scan.endCount')}
              </Button>
            )}
            {(mode === 'SPLIT' || mode === 'MERGE') && (
              <Button size="sm" disabled={!canEnd(answer)} onClick={() => scan('!END')}>
                {t(`scan.end.${mode}`)}
              </Button>
            )}
            {mode === 'INSPECT' && !isJudged && (
              <>
                <Button size="sm" variant={isFaulty ? 'default' : 'filled'} {...judging} onClick={() => scan('!PASS')}>
                  {t('scan.pass')}
                </Button>
                <Button size="sm" variant={isFaulty ? 'filled' : 'default'} {...judging} onClick={() => scan('!FAIL')}>
                  {t('scan.fail')}
                </Button>
                {isOffBench && (
                  <p id={why} className={classes.why}>
                    {t('scan.noneToJudge')}
                  </p>
                )}
              </>
            )}
          </div>
          {mode === 'SPLIT' && <BenchPieces answer={answer} scan={scan} />}
          {mode === 'INSPECT' && <BenchTools answer={answer} scan={scan} shutterRef={shutterRef} />}
        </div>
        <aside className={classes.side}>
          {answer && (
            <p className={classes.count}>
              <strong>{answer.doneToday}</strong>{' '}
              {answer.stillToday
                ? t('scan.ofToday', { all: answer.doneToday + answer.stillToday })
                : t(`scan.today.${mode}`)}
            </p>
          )}
          <p className={scanClasses.quiet} role="status">
            {waiting.length > 0 && t('scan.waiting', { count: waiting.length })}
          </p>
          <Unsolved unsolved={unsolved} onSolved={solve} />
          {answer && <h2 className={classes.heading}>{t('scan.last')}</h2>}
          <ol className={scanClasses.list}>
            {answers.map(({ scanId, code, recognised, say, announcedFor: warehouse }) => (
              <li key={scanId} data-undone={isTakenBack(scanId) || undefined}>
                <span className={recognised === 'COMMAND' ? undefined : scanClasses.code}>
                  <bdi dir={recognised === 'COMMAND' ? undefined : 'ltr'}>{textOf(code)}</bdi>
                </span>
                <span className={scanClasses.quiet}>
                  {isTakenBack(scanId) ? t('scan.say.UNDONE') : t(`scan.say.${say}`, { warehouse })}
                </span>
              </li>
            ))}
          </ol>
        </aside>
      </div>
    </div>
  );
}

/** Whether something was picked to leave its parcel, or is to be put to another one. */
const canEnd = (answer: ScanAnswer | undefined): boolean =>
  (answer?.next.picked?.length ?? 0) > 0 || (answer?.next.joined?.length ?? 0) > 1;
