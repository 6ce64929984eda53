import { qrModules } from './qr-modules';
import classes from './qr-picture.module.css';

/** White around a code, as wide as readers need. */
const QUIET = 4;

/** A QR code: black on white in any look, for many readers take no other. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const rows = qrModules(text);
  const size = rows.length + 2 * QUIET;
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
