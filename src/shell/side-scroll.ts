/** Pixels of a pressed mouse that are still a click. */
const CLICK_PX = 5;

/**
 * Moves a row of links sideways by wheel, by dragging with the mouse and by the arrow keys (FRM-4); touch moves it by
 * itself. @returns what takes it all off again
 */
export function sideScroll(row: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const forward = () => (getComputedStyle(row).direction === 'rtl' ? -1 : 1);
  const hasRoom = () => row.scrollWidth > row.clientWidth;

  const onWheel = (event: WheelEvent) => {
    if (!hasRoom() || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    event.preventDefault();
    row.scrollLeft += event.deltaY * forward();
  };

  let held: { x: number; scrollLeft: number; isDragged: boolean } | undefined;
  const onPress = (event: PointerEvent) => {
    held = undefined;
    if (event.pointerType !== 'mouse' || event.button !== 0 || !hasRoom()) return;
    held = { x: event.clientX, scrollLeft: row.scrollLeft, isDragged: false };
  };
  const onMove = (event: PointerEvent) => {
    if (!held || event.buttons === 0) return;
    const way = event.clientX - held.x;
    if (Math.abs(way) > CLICK_PX) held.isDragged = true;
    if (held.isDragged) row.scrollLeft = held.scrollLeft - way;
  };
  const onClick = (event: MouseEvent) => {
    if (held?.isDragged) event.preventDefault();
    held = undefined;
  };

  const onKey = (event: KeyboardEvent) => {
    const links = [...row.querySelectorAll<HTMLElement>('a')];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowRight: forward(), ArrowLeft: -forward(), Home: -at, End: links.length - 1 - at }[event.key];
    const next = at < 0 || step === undefined ? undefined : links[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    showInRow(row, next);
  };

  // React's own wheel listener is passive: it could not keep the page from scrolling along
  row.addEventListener('wheel', onWheel, { passive: false, signal });
  row.addEventListener('pointerdown', onPress, { signal });
  row.addEventListener('keydown', onKey, { signal });
  row.addEventListener('click', onClick, { capture: true, signal });
  // a link or its picture would be carried off by the mouse
  row.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  window.addEventListener('pointermove', onMove, { signal });
  return () => listeners.abort();
}

/** Brings an item to the middle of its row; the page itself stays. */
export function showInRow(row: HTMLElement, item: HTMLElement) {
  row.scrollLeft += middleOf(item) - middleOf(row);
}

function middleOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
