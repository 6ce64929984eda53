import { code128, type Bar } from './code128';

/** On each side a reader needs so much that is white. */
const QUIET = 10;
const HEIGHT = 40;
/** Two dots of a printer of 203 to the inch, so none of its bars is blurred. */
export const MODULE_MM = 0.25;

interface Props {
  text: string;
  label: string;
  className?: string | undefined;
  /** How wide its narrowest bar is printed. */
  moduleMm?: number;
}

/** A bar code, as wide as it is printed. */
export function BarsPicture({ text, label, className, moduleMm = MODULE_MM }: Props) {
  const bars = code128(text);
  if (!bars) return null;
  const [x, width] = bars.at(-1) ?? [0, 0];
  const across = x + width + 2 * QUIET;
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(across)} ${String(HEIGHT)}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      width={`${String(across * moduleMm)}mm`}
      height="10mm"
    >
      <path d={bars.map(pathOf).join('')} fill="#000" />
    </svg>
  );
}

const pathOf = ([x, width]: Bar) => `M${String(x + QUIET)} 0h${String(width)}v${String(HEIGHT)}h-${String(width)}z`;
