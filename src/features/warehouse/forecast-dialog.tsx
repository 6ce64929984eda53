import { Stack, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useKeptForm } from '../../client/use-kept-form';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { LIMITS } from '../../contract/limits';
import { readTrackingNumbers } from '../../contract/tracking-number';
import type { Forecast } from '../../contract/warehouse';
import { ActionButton } from '../../ui/action-button';
import { Dialog } from '../../ui/dialog';
import { RefusalAlert } from '../../ui/refusal-alert';
import { ContentsFold } from './contents-fold';
import { NO_CONTENTS, saidContents, typedContents } from './forecast-contents.rules';

interface Props {
  forecast: Forecast;
  onClose: () => void;
  onSaved: () => void;
  /** It has arrived, or was changed in another window. */
  onStale: () => void;
}

/** What was said of a parcel that is waited for, and the numbers of its pieces: most losses come from one that nobody filed. */
export function ForecastDialog({ forecast, onClose, onSaved, onStale }: Props) {
  const { t } = useTranslation(['proxyshipping', 'common']);
  const locale = useLocale();
  const { id, version, trackingNo: number } = forecast;
  const [pieces, setPieces] = useState(piecesOf(forecast).join('\n'));
  const [remark, setRemark] = useState(forecast.remark);
  const [contents, setContents] = useState(() => typedContents(forecast, locale));
  const [refused, setRefused] = useState(0);
  const kept = useKeptForm({
    name: 'forecast-change',
    about: `${id}.${String(version)}`,
    values: { pieces, remark, contents },
    restore: (typed) => {
      setPieces(typed.pieces ?? '');
      setRemark(typed.remark ?? '');
      setContents(typed.contents ?? NO_CONTENTS);
    },
  });
  const save = useAction('PUT /front/purchase-parcels/forecasts/{id}', {
    onError: ({ code }) => {
      if (code === 'STATE_CONFLICT') onStale();
    },
  });
  const { numbers, unreadable } = readTrackingNumbers(pieces);
  const wrong = unreadable[0]
    ? t('forecast.unreadable', { text: unreadable[0].slice(0, 40) })
    : numbers.length > LIMITS.forecastNumbers
      ? t('forecast.tooMany', { count: LIMITS.forecastNumbers })
      : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = saidContents(contents, locale);
    if (wrong || !said) return setRefused(refused + 1);
    const body = { ...said, carrier: carrierOf(forecast), version, childNos: numbers, remark: remark.trim() };
    if (!(await save.run({ params: { id }, body }))) return;
    kept.forget();
    notify.success(t('forecast.changed'), number);
    onSaved();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('forecast.changeOf', { number })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <TextInput
            label={t('forecast.remark')}
            value={remark}
            maxLength={500}
            onChange={({ currentTarget: { value } }) => setRemark(value)}
          />
          <Textarea
            label={t('forecast.pieces')}
            description={t('forecast.piecesHint')}
            value={pieces}
            autosize
            minRows={2}
            maxRows={10}
            maxLength={2000}
            error={refused > 0 ? wrong : undefined}
            onChange={({ currentTarget: { value } }) => setPieces(value)}
          />
          <ContentsFold contents={contents} refused={refused} onChange={setContents} />
          <RefusalAlert error={save.error} />
          <ActionButton type="submit" loading={save.isRunning}>
            {t('forecast.save')}
          </ActionButton>
        </Stack>
      </form>
    </Dialog>
  );
}

const piecesOf = ({ numbers }: Forecast) => numbers.flatMap(({ number, kind }) => (kind === 'CHILD' ? [number] : []));

/** It was said, and is not asked for here: a change says all of it anew. */
const carrierOf = ({ numbers }: Forecast) => numbers.find(({ kind }) => kind === 'MASTER')?.carrier ?? '';
