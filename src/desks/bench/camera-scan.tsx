import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import classes from './camera-scan.module.css';
import { openCodeReader } from './code-reader';
import { SeenCodes } from './seen-codes';

/** Between two looks at the picture. */
const LOOK_MS = 120;
const REAR = { video: { facingMode: 'environment', width: { ideal: 1280 } }, audio: false };

/** Codes by the camera of this device, for who has no scanner: where there is none, nothing is shown. */
export function CameraScan({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useTranslation('operator');
  const video = useRef<HTMLVideoElement>(null);
  const [hasCamera, setHasCamera] = useState(false);
  const [stream, setStream] = useState<MediaStream>();
  const [trouble, setTrouble] = useState<'refused' | 'unread'>();
  const take = useRef(onCode);
  take.current = onCode;
  useEffect(() => setHasCamera('mediaDevices' in navigator), []);

  useEffect(() => {
    const picture = video.current;
    if (!stream || !picture) return undefined;
    picture.srcObject = stream;
    const stopped = new AbortController();
    void lookAt(picture, stopped.signal, (code) => take.current(code)).catch(() => setTrouble('unread'));
    return () => {
      stopped.abort();
      stream.getTracks().forEach((track) => track.stop());
    };
  }, [stream]);

  const turnOn = async () => {
    setTrouble(undefined);
    await navigator.mediaDevices.getUserMedia(REAR).then(setStream, () => setTrouble('refused'));
  };
  if (!hasCamera) return null;
  return (
    <div className={classes.camera}>
      {stream && (
        <video ref={video} className={classes.video} autoPlay muted playsInline aria-label={t('photo.camera')} />
      )}
      <div className={classes.tools}>
        <Button size="sm" variant="default" onClick={() => (stream ? setStream(undefined) : void turnOn())}>
          {stream ? t('photo.off') : t('scan.camera.on')}
        </Button>
        {stream && <Torch stream={stream} />}
      </div>
      {trouble && <p role="status">{t(`scan.camera.${trouble}`)}</p>}
    </div>
  );
}

/** Where the camera has a light. */
function Torch({ stream }: { stream: MediaStream }) {
  const { t } = useTranslation('operator');
  const [isLit, setLit] = useState(false);
  const [track] = stream.getVideoTracks();
  const { torch } = (track?.getCapabilities() ?? {}) as { torch?: boolean };
  if (!track || !torch) return null;
  const light = async () => {
    await track.applyConstraints({ advanced: [{ torch: !isLit } as MediaTrackConstraintSet] });
    setLit(!isLit);
  };
  return (
    <Button size="sm" variant="default" aria-pressed={isLit} onClick={() => void light()}>
      {t('scan.camera.light')}
    </Button>
  );
}

async function lookAt(picture: HTMLVideoElement, stopped: AbortSignal, onCode: (code: string) => void) {
  const read = await openCodeReader();
  const seen = new SeenCodes();
  while (!stopped.aborted) {
    // before the first picture there is nothing to look at
    if (picture.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA)
      seen.see(await read(picture), performance.now()).forEach(onCode);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
