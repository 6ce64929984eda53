import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import type { DeskStatement, LineDecision, StatementLine as Line } from '../../contract/statement-desk';
import { formatDate } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import { MoneyText } from '../../ui/price';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './money.module.css';
import { lineWords } from './line-words';
import { PayoutPanel } from './payout-panel';
import { useLineKind } from './use-line-kind';

interface Props {
  line: Line;
  /** Whose statement it stands in. */
  source: DeskStatement['source'];
  onChanged: (now: Line) => void;
}

/** A line of theirs, what of ours it looks like, and what a person says to it. */
export function StatementLine({ line, source, onChanged }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const may = useMay('money.reconcile');
  const [typed, setTyped] = useState('');
  const refuse = ({ data }: ApiError) => {
    void import('../../contract/statement-desk.schemas').then(({ StatementLine: rules }) => {
      const now = rules.safeParse(data).data;
      if (now) onChanged(now);
    });
  };
  const decide = useAction('POST /operator/statement-lines/{id}/decide', { onError: refuse });
  const kindName = useLineKind();
  const { id, version, state, match, kind, text, gross, fee } = line;
  const say = async (decision: LineDecision['decision']) => {
    const body = {
      version,
      decision,
      ...(decision === 'MATCH' && { no: typed }),
      ...(decision === 'IGNORE' && { reason: typed }),
    };
    const now = await decide.run({ params: { id }, body });
    if (!now) return;
    setTyped('');
    onChanged(now);
  };
  const wrong = decide.error?.errors?.find(({ path }) => path === 'no')?.code;
  const isOpen = state === 'SUGGESTED' || state === 'UNMATCHED';
  useUnsavedForm(may && isOpen && typed !== '');
  const button = (decision: LineDecision['decision'], isFirst = false) => (
    <ActionButton
      size="xs"
      variant={isFirst ? 'filled' : 'default'}
      loading={decide.isRunning}
      disabled={(decision === 'MATCH' || decision === 'IGNORE') && !typed.trim()}
      onClick={() => void say(decision)}
    >
      {t(`statements.do.${decision}`, { no: match?.no ?? '' })}
    </ActionButton>
  );
  return (
    <li className={classes.line}>
      <p className={classes.said}>
        <MoneyText money={gross} /> · {formatDate(line.at, tenant.timezoneOffset, intlTag(locale))} ·{' '}
        {t(`statements.state.${state}`)}
      </p>
      <p className={classes.note}>
        <bdi title={text}>{[kindName(source, kind), lineWords(text, gross)].filter(Boolean).join(' · ')}</bdi>
      </p>
      {fee.amount !== 0 && (
        <p className={classes.note}>
          {t('statements.fee')} <MoneyText money={fee} />
        </p>
      )}
      {match && (
        <p>
          {t(`statements.match.${match.kind}`)} <bdi>{match.no}</bdi> · {t(`statements.way.${match.way}`)}
        </p>
      )}
      {line.reason && <p className={classes.note}>{line.reason}</p>}
      <RefusalAlert error={wrong ? undefined : decide.error} />
      {may && isOpen && (
        <div className={classes.actions}>
          {state === 'SUGGESTED' && button('ACCEPT', true)}
          <TextInput
            size="xs"
            aria-label={t('statements.noOrReason')}
            placeholder={t('statements.noOrReason')}
            value={typed}
            error={wrong && t(`statements.wrong.${wrong}`)}
            onChange={(event) => {
              decide.clearError();
              setTyped(event.currentTarget.value);
            }}
            maxLength={500}
          />
          {button('MATCH')}
          {button('IGNORE')}
        </div>
      )}
      {match?.kind === 'SET' && <PayoutPanel id={id} />}
      {may && !isOpen && match?.kind !== 'SET' && <div className={classes.actions}>{button('REOPEN')}</div>}
    </li>
  );
}
