import { IconCamera, IconPhotoSearch, IconX } from '@tabler/icons-react';
import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type DragEvent, type RefObject } from 'react';
import { useTranslation } from '../../../client/use-translation';
import type { Channel } from '../../../contract/channels';
import floating from '../../../ui/floating-panel.module.css';
import round from '../../../ui/round-button.module.css';
import classes from './image-search-panel.module.css';
import { mayDrop, PICTURE_TYPES } from './picked-picture.rules';
import { PictureUploading } from './picture-uploading';
import { useFileDialog } from './use-file-dialog';
import { usePanelEvents } from './use-panel-events';
import { usePictureSearch } from './use-picture-search';

interface Props {
  channel: Channel | undefined;
  /** A picture to search with at once. */
  given: File | undefined;
  /** What opened the panel: a click on it is no click outside. */
  opener: RefObject<HTMLElement | null>;
  /** Told while nothing but the panel itself may close it. */
  onBusy: (isBusy: boolean) => void;
  onClose: (options: { returnsFocus: boolean }) => void;
}

/** Drop, paste, choose or photograph a picture to search with (SRCH-7, SRCH-8). */
export function ImageSearchPanel({ channel, given, opener, onBusy, onClose }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  const { search, uploading, refusal, cancel } = usePictureSearch(channel);
  const file = useFileDialog((files) => void search(files));
  const camera = useFileDialog((files) => void search(files));
  const [dragged, setDragged] = useState<'fits' | 'refused'>();
  const isUploading = uploading !== undefined;
  const isBusy = isUploading || file.isOpen || camera.isOpen;

  usePanelEvents({
    inside: [root, opener],
    onOutside: () => !isBusy && onClose({ returnsFocus: false }),
    // an upload is given up first, the panel after it
    onEscape: () => (isUploading ? cancel() : onClose({ returnsFocus: true })),
    onPaste: (files) => void search(files),
  });
  useEffect(() => root.current?.focus(), []);
  useEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [isBusy, onBusy]);
  const searchGiven = useRef(search);
  useEffect(() => {
    if (given) void searchGiven.current([given]);
  }, [given]);

  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    if (!isUploading) setDragged(mayDrop([...event.dataTransfer.items]) ? 'fits' : 'refused');
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setDragged(undefined);
    void search([...event.dataTransfer.files]);
  };

  return (
    <div
      ref={root}
      className={clsx(floating.panel, classes.panel)}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {t('imageSearch.title')}
        </h2>
        <button
          type="button"
          className={clsx(round.button, classes.close)}
          aria-label={t('actions.close')}
          disabled={isUploading}
          onClick={() => onClose({ returnsFocus: true })}
        >
          <IconX size={18} aria-hidden />
        </button>
      </div>
      {uploading ? (
        <PictureUploading uploading={uploading} onCancel={cancel} />
      ) : (
        <div
          className={clsx(classes.zone, dragged && classes[dragged])}
          onDragEnter={onDrag}
          onDragOver={onDrag}
          onDragLeave={() => setDragged(undefined)}
          onDrop={onDrop}
        >
          <button type="button" className={classes.choose} onClick={file.open}>
            <IconPhotoSearch size={40} stroke={1.5} aria-hidden />
            <span className={classes.text}>
              {dragged === 'fits'
                ? t('imageSearch.release')
                : dragged
                  ? t('imageSearch.limit-tip')
                  : t('imageSearch.drop')}
            </span>
            <span className={classes.button}>{t('imageSearch.choose')}</span>
          </button>
          <button type="button" className={classes.camera} onClick={camera.open}>
            <IconCamera size={18} aria-hidden />
            {t('imageSearch.camera')}
          </button>
          <p className={clsx(classes.tip, refusal && classes.refusal)} hidden={refusal === 'limit-tip'}>
            {t('imageSearch.limit-tip')}
          </p>
          {/* what is wrong with one picture is a message of its own */}
          <p className={clsx(classes.tip, classes.refusal)} role="alert">
            {refusal === 'limit-tip' && t('imageSearch.limit-tip')}
          </p>
        </div>
      )}
      <input {...file.inputProps} accept={PICTURE_TYPES.join(',')} aria-label={t('imageSearch.choose')} />
      <input {...camera.inputProps} accept="image/*" capture="environment" aria-label={t('imageSearch.camera')} />
    </div>
  );
}
