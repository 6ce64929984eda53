import { Alert } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { ApiError } from '../../../client/caller';
import { useFieldText } from '../../../client/use-field-text';
import { useShell } from '../../../client/use-shell';
import { useMay } from '../../../client/use-staff';
import { useTranslation } from '../../../client/use-translation';
import type { LineRecord } from '../../../contract/line-desk';
import type { LineTerms } from '../../../contract/transit-line';
import { ActionButton } from '../../../ui/action-button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { RefusalAlert } from '../../../ui/refusal-alert';
import { SaveBar } from '../../bench/save-bar';
import { DatingFields, tomorrow, type Dating } from '../dating-fields';
import { hasGap } from '../has-gap';
import classes from '../settings.module.css';
import { CoverSection, ExtrasSection } from './extras-section';
import { PriceSection } from './price-section';
import { TermEditing } from './term-editing';
import { withValue } from './term-paths';
import { WeightSection } from './weight-section';
import { ZoneSection } from './zone-section';
import { usePublishTitle } from '../use-publish-title';

interface Props {
  begun: LineTerms;
  /** What holds; published again it would be the same. */
  inForce: LineTerms | null;
  known: LineRecord['known'];
  isStale: boolean;
  error: ApiError | undefined;
  isRunning: boolean;
  /** What a new line has before its terms; null while that is not whole. */
  head?: ReactNode;
  canPublish?: boolean;
  /** @returns whether it was done */
  onPublish: (terms: LineTerms, dating: Dating) => Promise<boolean>;
  /** What the terms can be tried with. */
  trial?: (terms: LineTerms, isWhole: boolean) => ReactNode;
}

/** The terms of a line from a day on: all that decides over its price. */
export function LineForm(props: Props) {
  const { begun, inForce, known, isStale, error, isRunning, head, canPublish = true, onPublish, trial } = props;
  const { t } = useTranslation('operator');
  const publishTitle = usePublishTitle();
  const { timezoneOffset } = useShell().tenant;
  const mayEdit = useMay('settings.edit');
  const [terms, setTerms] = useState(begun);
  const [dating, setDating] = useState<Dating>(() => ({ from: tomorrow(timezoneOffset), note: '' }));
  const [kept, setKept] = useState({ terms, dating });
  const [round, setRound] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const errors = error?.errors ?? [];
  const textAt = useFieldText(Object.fromEntries(errors.map(({ path, code }) => [path, code])));
  const errorAt = (path: string) => textAt(`terms.${path}`);
  const set = (path: string, value: unknown) => setTerms((current) => withValue(current, path, value));
  const dayError = errors.some(({ path }) => path === 'from') ? t('settings.dated.dayTaken') : undefined;
  const isWhole = !hasGap(terms);
  const isSame = inForce !== null && JSON.stringify(terms) === JSON.stringify(inForce);
  const discard = () => {
    setTerms(kept.terms);
    setDating(kept.dating);
    setRound((count) => count + 1);
  };
  const publish = async () => {
    if (await onPublish(terms, dating)) setKept({ terms, dating });
    setAsking(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsking(true);
  };
  return (
    <TermEditing value={{ terms, known, set, errorAt }}>
      <form className={classes.wide} onSubmit={submit} noValidate aria-label={t('settings.dated.another')}>
        {isStale ? (
          <Alert color="yellow" role="alert">
            {t('settings.dated.stale')}
          </Alert>
        ) : (
          !dayError && <RefusalAlert error={error} />
        )}
        <fieldset key={round} className={classes.fields} disabled={!mayEdit}>
          {head}
          <ZoneSection />
          <WeightSection />
          <PriceSection />
          <ExtrasSection />
          <CoverSection />
          {mayEdit && <DatingFields value={dating} onChange={setDating} error={dayError} />}
        </fieldset>
        {mayEdit && (
          <SaveBar
            isChanged={JSON.stringify({ terms, dating }) !== JSON.stringify(kept)}
            isSaving={isRunning}
            onDiscard={discard}
          >
            <ActionButton type="submit" disabled={isSame || !isWhole || !canPublish || dating.from === ''}>
              {t('settings.dated.publish')}
            </ActionButton>
            {!isWhole && <span className={classes.quiet}>{t('lines.gap')}</span>}
          </SaveBar>
        )}
      </form>
      {trial?.(terms, isWhole)}
      <ConfirmDialog
        isOpen={isAsking}
        title={publishTitle(dating.from)}
        text={t('settings.dated.publishText')}
        confirmLabel={t('settings.dated.publish')}
        isRunning={isRunning}
        onConfirm={() => void publish()}
        onClose={() => setAsking(false)}
      />
    </TermEditing>
  );
}
