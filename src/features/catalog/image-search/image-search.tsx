import { IconCamera } from '@tabler/icons-react';
import clsx from 'clsx';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../client/use-translation';
import type { Channel } from '../../../contract/channels';
import round from '../../../ui/round-button.module.css';
import classes from './image-search.module.css';
import { LayerLoading } from '../../../ui/part-loading';

const ImageSearchPanel = dynamic(() => import('./image-search-panel').then((m) => m.ImageSearchPanel), {
  ssr: false,
  loading: LayerLoading,
});

interface Props {
  channel: Channel | undefined;
  /** A picture that was pasted: it opens the panel and is searched with. */
  pasted?: File | undefined;
  onOpen?: () => void;
  /** In words, where there is room for them. */
  label?: string;
}

/** The button with the camera, and the panel that it opens; the panel's code comes with the first opening. */
export function ImageSearch({ channel, pasted, onOpen, label }: Props) {
  const { t } = useTranslation();
  const { asPath } = useRouter();
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [panel, setPanel] = useState<{ given?: File }>();
  const [seen, setSeen] = useState<File>();
  const [place, setPlace] = useState(asPath);
  if (pasted !== seen) {
    setSeen(pasted);
    setPanel(pasted && { given: pasted });
  }
  // a new address: what was looked for is there
  if (place !== asPath) {
    setPlace(asPath);
    setPanel(undefined);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={label ? classes.words : clsx(round.button, classes.icon)}
        aria-label={label ? undefined : t('imageSearch.open')}
        aria-haspopup="dialog"
        aria-expanded={panel !== undefined}
        onClick={(event) => {
          // the box around it would take the focus
          event.stopPropagation();
          if (isBusy) return;
          if (!panel) onOpen?.();
          setPanel(panel ? undefined : {});
        }}
      >
        <IconCamera size={20} aria-hidden />
        {label}
      </button>
      {panel && (
        <ImageSearchPanel
          channel={channel}
          given={panel.given}
          opener={button}
          onBusy={setBusy}
          onClose={({ returnsFocus }) => {
            setPanel(undefined);
            if (returnsFocus) button.current?.focus();
          }}
        />
      )}
    </>
  );
}

/** A picture in what was pasted, where it holds no words. */
export function pastedPicture(data: Pick<DataTransfer, 'files' | 'getData'>): File | undefined {
  return data.getData('text/plain') ? undefined : [...data.files].find(({ type }) => type.startsWith('image/'));
}
