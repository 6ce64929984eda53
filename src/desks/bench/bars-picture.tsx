import { code128 } from './code128';

/** On each side a reader needs so much that is white. */
const QUIET = 10;
const HEIGHT = 40;
/** Two dots of a printer of 203 to the inch, so none of its bars is blurred. */
const MODULE_MM = 0.25;

interface Props {
  text: string;
  label: string;
  className?: string | undefined;
}

/** A bar code, as wide as it is printed. */
export function BarsPicture({ text, label, className }: Props) {
  const widths = code128(text);
  if (!widths) return null;
  const all = widths.reduce((sum, width) => sum + width, 2 * QUIET);
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(all)} ${String(HEIGHT)}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      width={`${String(all * MODULE_MM)}mm`}
      height="10mm"
    >
      <path d={barsOf(widths)} fill="#000" />
    </svg>
  );
}

/** Of bars and gaps by turns: the bars, as a path. */
function barsOf(widths: readonly number[]): string {
  let x = QUIET;
  let path = '';
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) path += `M${String(x)} 0h${String(width)}v${String(HEIGHT)}h-${String(width)}z`;
    x += width;
  }
  return path;
}
