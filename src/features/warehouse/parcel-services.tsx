import { Button } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { StockInParcel } from '../../contract/parcel';
import { StatusChip } from '../../ui/status-chip';
import { ParcelDisposal } from './parcel-disposal';
import { ParcelSplit } from './parcel-split';
import classes from './parcel-services.module.css';
import { LayerLoading } from '../../ui/part-loading';

const AskServiceDialog = dynamic(() => import('./ask-service-dialog').then((file) => file.AskServiceDialog), {
  ssr: false,
  loading: LayerLoading,
});
const NoteDialog = dynamic(() => import('./note-dialog').then((file) => file.NoteDialog), {
  ssr: false,
  loading: LayerLoading,
});

const TONES = { REQUESTED: 'moving', DONE: 'done', RETURNED: 'neutral' } as const;

/** What was asked of the warehouse, what else can be, and the shopper's own note. */
export function ParcelServices({ parcel, onChanged }: { parcel: StockInParcel; onChanged: () => void }) {
  const { t } = useTranslation('transit');
  const [open, setOpen] = useState<'SERVICE' | 'NOTE'>();
  const { parcelNo: number, note, services, serviceOffers } = parcel;
  const nameOf = (words: string) => `${words}: ${t('parcel.number', { number })}`;
  const noteWords = t(note ? 'note.change' : 'note.add');
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    onChanged();
  };
  return (
    <div className={classes.services}>
      {services.length > 0 && (
        <ul aria-label={t('services.asked')}>
          {services.map(({ id, name, status, remark, answer }) => (
            <li key={id}>
              <span>
                {name}
                {remark && <bdi className={classes.quiet}>{remark}</bdi>}
                {answer && <bdi className={classes.quiet}>{answer}</bdi>}
              </span>
              <StatusChip tone={TONES[status]}>{t(`services.status.${status}`)}</StatusChip>
            </li>
          ))}
        </ul>
      )}
      {note && <p className={classes.note}>{note}</p>}
      <div className={classes.buttons}>
        {serviceOffers.length > 0 && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-label={nameOf(t('services.ask'))}
            onClick={() => setOpen('SERVICE')}
          >
            {t('services.ask')}
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={nameOf(noteWords)}
          onClick={() => setOpen('NOTE')}
        >
          {noteWords}
        </Button>
        <ParcelSplit parcel={parcel} onChanged={onChanged} />
        <ParcelDisposal parcel={parcel} onChanged={onChanged} />
      </div>
      {open === 'SERVICE' && <AskServiceDialog parcel={parcel} onClose={close} onAsked={done} />}
      {open === 'NOTE' && <NoteDialog parcel={parcel} onClose={close} onSaved={done} />}
    </div>
  );
}
