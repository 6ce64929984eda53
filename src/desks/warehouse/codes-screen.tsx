import { Button } from '@mantine/core';
import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { kindCode } from '../../contract/kind-code';
import { FAULT_REASONS } from '../../contract/scan.enums';
import { GOODS_KINDS } from '../../contract/transit-line.enums';
import { PageTitle } from '../../ui/page-title';
import { QrPicture } from '../../ui/qr-picture';
import { BarsPicture } from '../bench/bars-picture';
import classes from './codes.module.css';
import { TestLabel } from './test-label';

const COMMANDS = ['PASS', 'FAIL', 'PHOTO', 'WEIGH', 'NEXT', 'UNDO', 'OK', 'END'] as const;
const THINGS = [1, 2, 3, 4];

interface Props {
  /** Shelves or parcels to print labels of; none prints the sheet of commands. */
  labels: string[];
  /** To try a printer by. */
  isTest?: boolean;
}

/** Codes to scan: the sheet that hangs at a bench, or labels of parcels and shelves, each on a sheet of its own. */
export function CodesScreen({ labels, isTest = false }: Props) {
  const { t } = useTranslation('operator');
  const { t: kindText } = useTranslation('transit');
  const title = t(isTest ? 'codes.test' : 'codes.title');
  return (
    <>
      <PageTitle title={title} />
      <div className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        <div className={classes.actions}>
          <Link href={isTest ? deskPaths.codes() : deskPaths.testLabel()} prefetch={false}>
            {t(isTest ? 'codes.title' : 'codes.test')}
          </Link>
          <Button size="xs" onClick={() => window.print()}>
            {t('codes.print')}
          </Button>
        </div>
      </div>
      {isTest ? (
        <TestLabel />
      ) : labels.length > 0 ? (
        labels.map((code) => (
          <section key={code} className={classes.label}>
            <QrPicture text={code} label={code} />
            <BarsPicture text={code} label={code} className={classes.bars} />
            <bdi dir="ltr">{code}</bdi>
          </section>
        ))
      ) : (
        <ul className={classes.sheet}>
          {COMMANDS.map((command) => (
            <Code key={command} code={`!${command}`} word={t(`codes.command.${command}`)} />
          ))}
          {FAULT_REASONS.map((reason) => (
            <Code key={reason} code={`!R-${reason}`} word={t(`scan.reason.${reason}`)} />
          ))}
          {GOODS_KINDS.map((kind) => (
            <Code key={kind} code={kindCode(kind)} word={kindText(`kind.${kind}`)} />
          ))}
          {THINGS.map((thing) => (
            <Code key={thing} code={`!Q-${String(thing)}`} word={t('codes.thing', { number: thing })} />
          ))}
        </ul>
      )}
    </>
  );
}

function Code({ code, word }: { code: string; word: string }) {
  return (
    <li>
      <QrPicture text={code} label={code} />
      <strong>{word}</strong>
      <bdi dir="ltr">{code}</bdi>
    </li>
  );
}
