import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import { PartLoading } from '../../ui/part-loading';
import { useOnceOpened } from '../../ui/use-once-opened';
import classes from './forecast-contents.module.css';
import type { TypedContents } from './forecast-contents.rules';

const ForecastContents = dynamic(() => import('./forecast-contents').then((file) => file.ForecastContents), {
  ssr: false,
  loading: PartLoading,
});

interface Props {
  contents: TypedContents;
  /** Whether what is wrong is said. */
  isAsked: boolean;
  onChange: (contents: TypedContents) => void;
}

/** What is in a parcel that is announced, for who knows it: open where something of it is said. */
export function ContentsFold(props: Props) {
  const { t } = useTranslation('proxyshipping');
  const { things, goodsKinds } = props.contents;
  const isSaid = goodsKinds.length > 0 || things.some(({ title, value }) => title !== '' || value !== '');
  const [turned, setTurned] = useState<boolean>();
  const isOpen = turned ?? isSaid;
  const wasOpened = useOnceOpened(isOpen);
  return (
    <details className={classes.fold} open={isOpen} onToggle={({ currentTarget: { open } }) => setTurned(open)}>
      <summary>{t('inside.title')}</summary>
      {wasOpened && <ForecastContents {...props} />}
    </details>
  );
}
