import { correction, generate } from 'lean-qr';
import classes from './qr-picture.module.css';

/** White around a code, as wide as readers need. */
const QUIET = 4;

/** A QR code: black on white in any look, for many readers take no other. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const across = Array.from({ length: code.size }, (_, at) => at);
  const path = across
    .flatMap((y) => across.map((x) => (code.get(x, y) ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('');
  const size = code.size + 2 * QUIET;
  return (
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
