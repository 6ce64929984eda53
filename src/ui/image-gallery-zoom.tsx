import { useEffect } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Dialog } from './dialog';
import { pictureAt } from '../contract/picture-address';
import classes from './image-gallery-zoom.module.css';

export interface GalleryTexts {
  gallery: string;
  show: (number: number) => string;
  zoom: (number: number) => string;
  previous: string;
  next: string;
  close: string;
}

interface Props {
  pictures: string[];
  index: number;
  name: string;
  texts: GalleryTexts;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** One picture on the whole screen; arrow keys follow the reading direction. */
export function ImageGalleryZoom({ pictures, index, name, texts, onMove, onClose }: Props) {
  const hasPrevious = index > 0;
  const hasNext = index < pictures.length - 1;
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
      const next = index + (document.documentElement.dir === 'rtl' ? -step : step);
      if (step && next >= 0 && next < pictures.length) onMove(next);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [index, pictures.length, onMove]);

  return (
    <Dialog
      opened
      onClose={onClose}
      fullScreen
      transitionProps={{ duration: 0 }}
      title={name}
      classNames={{ title: classes.title, body: classes.body, content: classes.content }}
      closeButtonProps={{ 'aria-label': texts.close, size: 'lg' }}
    >
      <ActionIcon
        className={classes.arrow}
        variant="default"
        size={44}
        radius="xl"
        disabled={!hasPrevious}
        aria-label={texts.previous}
        onClick={() => onMove(index - 1)}
      >
        <IconChevronLeft className={classes.icon} />
      </ActionIcon>
      {pictures.length > 1 && (
        <span className={classes.counter} aria-hidden dir="ltr">
          {index + 1} / {pictures.length}
        </span>
      )}
      <img className={classes.picture} src={pictureAt(pictures[index] ?? '', 800)} alt={texts.show(index + 1)} />
      <ActionIcon
        className={classes.arrow}
        variant="default"
        size={44}
        radius="xl"
        disabled={!hasNext}
        aria-label={texts.next}
        onClick={() => onMove(index + 1)}
      >
        <IconChevronRight className={classes.icon} />
      </ActionIcon>
    </Dialog>
  );
}
