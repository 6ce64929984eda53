import type { GalleryTexts } from './image-gallery-zoom';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import clsx from 'clsx';
import dynamic from 'next/dynamic';
import { pictureAt } from '../contract/picture-address';
import classes from './image-gallery.module.css';
import { LayerLoading } from './part-loading';

const ImageGalleryZoom = dynamic(() => import('./image-gallery-zoom').then((file) => file.ImageGalleryZoom), {
  ssr: false,
  loading: LayerLoading,
});

interface Props {
  /** Each once. */
  pictures: string[];
  /** The gallery goes there whenever this changes. */
  shown: string | null;
  name: string;
  texts: GalleryTexts;
}

const DOTS_MAX = 8;

/** Pictures of one thing: a rail beside a stage on wide screens, a swiped strip with dots on phones. */
export function ImageGallery({ pictures, shown, name, texts }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const rail = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [isZoomed, setZoomed] = useState(false);

  const goTo = (next: number) => {
    const slide = track.current?.children[next];
    if (track.current && slide instanceof HTMLElement) track.current.scrollLeft = slide.offsetLeft;
    setIndex(next);
  };
  useEffect(() => {
    const next = shown ? pictures.indexOf(shown) : -1;
    if (next >= 0) goTo(next);
  }, [shown, pictures]);
  useEffect(() => {
    // the thumbnail of what is seen, wherever one got there from
    const thumb = rail.current?.children[index];
    if (rail.current && thumb instanceof HTMLElement)
      rail.current.scrollTop = thumb.offsetTop - (rail.current.clientHeight - thumb.clientHeight) / 2;
  }, [index]);

  return (
    <div className={classes.root} role="group" aria-label={texts.gallery}>
      <div className={classes.rail}>
        <ul ref={rail} className={classes.thumbs}>
          {pictures.map((picture, number) => (
            <li key={picture}>
              <button
                type="button"
                className={classes.thumb}
                aria-label={texts.show(number + 1)}
                aria-current={number === index}
                onClick={() => goTo(number)}
              >
                <img src={pictureAt(picture, 96)} alt="" width={64} height={64} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.stage}>
        <ul
          ref={track}
          className={classes.track}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            clientWidth > 0 && setIndex(Math.round(Math.abs(scrollLeft) / clientWidth))
          }
        >
          {pictures.map((picture, number) => (
            <li key={picture} className={classes.slide}>
              <button
                type="button"
                className={classes.lens}
                tabIndex={number === index ? 0 : -1}
                aria-label={texts.zoom(number + 1)}
                onClick={() => setZoomed(true)}
                onPointerMove={followPointer}
              >
                <img
                  src={pictureAt(picture, 800)}
                  srcSet={srcSetOf(picture)}
                  sizes="(max-width: 48em) 100vw, 40rem"
                  alt={number === 0 ? name : ''}
                  width={800}
                  height={800}
                  loading={number === 0 ? 'eager' : 'lazy'}
                  fetchPriority={number === 0 ? 'high' : 'auto'}
                />
              </button>
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <div className={classes.place} aria-hidden>
            {pictures.length <= DOTS_MAX
              ? pictures.map((picture, number) => (
                  <span key={picture} className={clsx(classes.dot, number === index && classes.dotOn)} />
                ))
              : `${index + 1} / ${pictures.length}`}
          </div>
        )}
      </div>
      {isZoomed && (
        <ImageGalleryZoom
          pictures={pictures}
          index={index}
          name={name}
          texts={texts}
          onMove={goTo}
          onClose={() => setZoomed(false)}
        />
      )}
    </div>
  );
}

const srcSetOf = (picture: string) =>
  pictureAt(picture, 400) === picture ? undefined : `${pictureAt(picture, 400)} 400w, ${pictureAt(picture, 800)} 800w`;

/** The lens enlarges what is under the pointer. */
function followPointer({ currentTarget, clientX, clientY, pointerType }: PointerEvent<HTMLElement>) {
  if (pointerType !== 'mouse') return;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--lens-x', `${((clientX - left) / width) * 100}%`);
  currentTarget.style.setProperty('--lens-y', `${((clientY - top) / height) * 100}%`);
}
