import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { PartLoading } from '../../ui/part-loading';
import { useOnceOpened } from '../../ui/use-once-opened';
import classes from './forecast-contents.module.css';
import { saidContents, type TypedContents } from './forecast-contents.rules';

const ForecastContents = dynamic(() => import('./forecast-contents').then((file) => file.ForecastContents), {
  ssr: false,
  loading: PartLoading,
});

interface Props {
  contents: TypedContents;
  /** How often the form that it stands in was sent and is not as it must be. */
  refused: number;
  /** Announced by several numbers. */
  isOfEach?: boolean;
  onChange: (contents: TypedContents) => void;
}

/** What is in a parcel that is announced, for who knows it: open where something of it is said, or refused. */
export function ContentsFold({ refused, ...props }: Props) {
  const { t } = useTranslation('proxyshipping');
  const locale = useLocale();
  const fold = useRef<HTMLDetailsElement>(null);
  const { things, goodsKinds } = props.contents;
  const isSaid = goodsKinds.length > 0 || things.some(({ title, value }) => title !== '' || value !== '');
  const [turned, setTurned] = useState<boolean>();
  const [seen, setSeen] = useState(refused);
  if (refused !== seen) {
    setSeen(refused);
    if (!saidContents(props.contents, locale)) setTurned(true);
  }
  // the first of all its form: what is asked for above goes before
  useEffect(() => {
    if (refused > 0) fold.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  const isOpen = turned ?? isSaid;
  const wasOpened = useOnceOpened(isOpen);
  return (
    <details
      ref={fold}
      className={classes.fold}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => setTurned(open)}
    >
      <summary>{t('inside.title')}</summary>
      {wasOpened && <ForecastContents {...props} isAsked={refused > 0} />}
    </details>
  );
}
