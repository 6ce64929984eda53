import { FileInput, NativeSelect } from '@mantine/core';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type {
  StatementColumns,
  StatementInput,
  StatementMapping,
  StatementPreview,
} from '../../contract/statement-desk';
import { STATEMENT_SOURCES } from '../../contract/statement-desk.enums';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { MappingFields } from './mapping-fields';
import classes from './money.module.css';
import { PreviewFacts } from './preview-facts';
import { readStatementFile } from './statement-file';
import { useSourceName } from './use-source-name';

const BLANK: StatementMapping = { date: 0, amount: 1, isDayFirst: true, isComma: false };

/** A file, which column is what, what it would come to, and then it is read. */
export function ReadStatementScreen() {
  const { t } = useTranslation('operator');
  const sourceName = useSourceName();
  const { push } = useRouter();
  const [source, setSource] = useState<StatementInput['source']>('BANK');
  const [file, setFile] = useState<{ name: string; content: string }>();
  const [isUnread, setUnread] = useState(false);
  const [columns, setColumns] = useState<StatementColumns>();
  const [mapping, setMapping] = useState<StatementMapping>();
  const [preview, setPreview] = useState<StatementPreview>();
  const look = useAction('POST /operator/statements/look');
  const tryOut = useAction('POST /operator/statements/preview');
  const read = useAction('POST /operator/statements');
  const take = async (chosen: File | null) => {
    setPreview(undefined);
    setColumns(undefined);
    setUnread(false);
    if (!chosen) return setFile(undefined);
    const content = await readStatementFile(chosen).catch(() => '');
    setUnread(content === '');
    setFile(content ? { name: chosen.name.slice(0, 120), content } : undefined);
    if (!content || source !== 'BANK') return;
    const found = await look.run({ body: { content } });
    setColumns(found);
    setMapping(found?.mapping ?? BLANK);
  };
  const body = file && {
    ...{ source, fileName: file.name, content: file.content },
    ...(source === 'BANK' && mapping && { mapping }),
  };
  return (
    <>
      <h1 className={classes.title}>{t('statements.new')}</h1>
      <div className={classes.form}>
        <NativeSelect
          size="sm"
          label={t('statements.sourceHead')}
          data={STATEMENT_SOURCES.map((value) => ({ value, label: sourceName(value) }))}
          value={source}
          onChange={(event) => {
            setSource(event.currentTarget.value as StatementInput['source']);
            void take(null);
          }}
        />
        <FileInput
          key={source}
          size="sm"
          label={t('statements.file')}
          placeholder={t('lines.import.choose')}
          description={t(source === 'BANK' ? 'statements.fileHint' : 'statements.providerHint')}
          accept={source === 'BANK' ? '.csv,.txt,.xlsx,.xml,.sta,.mt940,.940' : '.csv'}
          error={isUnread && t('statements.unreadable')}
          onChange={(chosen) => void take(chosen)}
        />
        <RefusalAlert error={look.error ?? tryOut.error ?? read.error} />
      </div>
      {columns && mapping && (
        <MappingFields
          columns={columns}
          mapping={mapping}
          onChange={(now) => {
            setMapping(now);
            setPreview(undefined);
          }}
        />
      )}
      {preview && <PreviewFacts preview={preview} />}
      {body && (
        <div className={classes.actions}>
          <ActionButton
            size="sm"
            variant={preview ? 'default' : 'filled'}
            loading={tryOut.isRunning}
            onClick={() => void tryOut.run({ body }).then(setPreview)}
          >
            {t('statements.try')}
          </ActionButton>
          {preview && preview.lines > preview.known && (
            <ActionButton
              size="sm"
              loading={read.isRunning}
              onClick={() => void read.run({ body }).then((made) => made && push(deskPaths.statement(made.id)))}
            >
              {t('statements.read', { lines: preview.lines - preview.known })}
            </ActionButton>
          )}
        </div>
      )}
    </>
  );
}
