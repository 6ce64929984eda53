import { SegmentedControl } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import classes from './content.module.css';

const WIDTHS = [390, 1024, 1440] as const;
const HEIGHT = 900;

/** A page of the shop as a shopper with a screen of that width would see it, drawn smaller where there is less room. */
export function PageFrame({ src, title }: { src: string; title: string }) {
  const { t } = useTranslation('operator');
  const [width, setWidth] = useState<number>(WIDTHS[0]);
  const [room, setRoom] = useState<number>(WIDTHS[0]);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => setRoom(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const scale = Math.min(1, room / width);
  return (
    <div className={classes.form}>
      <SegmentedControl
        aria-label={t('content.width')}
        value={String(width)}
        onChange={(value) => setWidth(Number(value))}
        data={WIDTHS.map((each) => ({ value: String(each), label: t(`content.widths.${each}`) }))}
      />
      <div ref={stage} className={classes.stage} style={{ blockSize: HEIGHT * scale }}>
        <iframe
          key={src}
          className={classes.frame}
          src={src}
          title={title}
          style={{ inlineSize: width, blockSize: HEIGHT, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}
