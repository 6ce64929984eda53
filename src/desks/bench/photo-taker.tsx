import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from '../../client/use-translation';
import classes from './photo-taker.module.css';

interface Props {
  onPicture: (picture: File) => void;
  isBusy: boolean;
  /** Takes a picture, or turns the camera on for it: by a scanned command. */
  shutterRef?: RefObject<(() => void) | null>;
}

const LONGEST_PX = 1600;
const QUALITY = 0.85;
const KINDS = 'image/jpeg,image/png';
const REAR = { video: { facingMode: 'environment', width: { ideal: 1920 } }, audio: false };

/** Pictures by the camera of this device, asked for when it is turned on; where there is none, by files. */
export function PhotoTaker({ onPicture, isBusy, shutterRef }: Props) {
  const { t } = useTranslation('operator');
  const video = useRef<HTMLVideoElement>(null);
  const [stream, setStream] = useState<MediaStream>();
  const [isRefused, setRefused] = useState(false);
  const [hasCamera, setHasCamera] = useState(false);
  useEffect(() => setHasCamera('mediaDevices' in navigator), []);

  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
    return () => stream?.getTracks().forEach((track) => track.stop());
  }, [stream]);

  const turnOn = async () => {
    try {
      setStream(await navigator.mediaDevices.getUserMedia(REAR));
      setRefused(false);
    } catch {
      // no camera, or nobody may use it: files always can be chosen
      setRefused(true);
    }
  };
  const take = () => {
    if (video.current && stream && !isBusy)
      void pictureOf(video.current).then((picture) => picture && onPicture(picture));
  };
  useEffect(() => {
    if (!shutterRef) return undefined;
    shutterRef.current = stream ? take : () => void turnOn();
    return () => void (shutterRef.current = null);
  });

  return (
    <div className={classes.taker}>
      {stream && (
        <video ref={video} className={classes.video} autoPlay muted playsInline aria-label={t('photo.camera')} />
      )}
      <div className={classes.tools}>
        {stream ? (
          <>
            <Button size="sm" disabled={isBusy} onClick={take}>
              {t('photo.take')}
            </Button>
            <Button size="sm" variant="default" onClick={() => setStream(undefined)}>
              {t('photo.off')}
            </Button>
          </>
        ) : (
          hasCamera && (
            <Button size="sm" variant="default" onClick={() => void turnOn()}>
              {t('photo.on')}
            </Button>
          )
        )}
        <label className={classes.file}>
          {t('photo.file')}
          <input
            type="file"
            accept={KINDS}
            capture="environment"
            multiple
            disabled={isBusy}
            className={classes.input}
            onChange={({ currentTarget }) => {
              for (const file of currentTarget.files ?? []) onPicture(file);
              currentTarget.value = '';
            }}
          />
        </label>
      </div>
      {isRefused && <p role="status">{t('photo.refused')}</p>}
    </div>
  );
}

/** What the camera sees, no larger than is looked at; drawn anew it says nothing of where it was taken. */
async function pictureOf(video: HTMLVideoElement): Promise<File | undefined> {
  const { videoWidth, videoHeight } = video;
  const share = Math.min(1, LONGEST_PX / Math.max(videoWidth, videoHeight, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * share);
  canvas.height = Math.round(videoHeight * share);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob ? new File([blob], 'parcel.jpg', { type: 'image/jpeg' }) : undefined;
}
