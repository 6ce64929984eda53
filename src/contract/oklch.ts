/** A colour as lightness 0…1, chroma 0…0.4 and hue in radians: steps in it look even to the eye (Ottosson, 2020). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}
type Triple = [number, number, number];

/** `#` and 3 or 6 digits, the `#` may be missing (spec TEN-5). Undefined for anything else. */
export function parseHex(text: string): Triple | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (!digits) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16) / 255) as Triple;
}

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

export function toOklch(rgb: Triple): Oklch {
  const [r, g, b] = rgb.map(toLinear) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

function toLinearRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const ll = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * ll - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * ll + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * ll - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The nearest colour of that lightness that a screen can show: chroma gives way. */
export function toHex(colour: Oklch): string {
  let { c } = colour;
  const isShown = () => toLinearRgb({ ...colour, c }).every((v) => v >= -0.0005 && v <= 1.0005);
  while (c > 0.001 && !isShown()) c -= 0.002;
  const rgb = toLinearRgb({ ...colour, c: Math.max(c, 0) });
  return `#${rgb.map((v) => byte(toGamma(Math.min(1, Math.max(0, v))))).join('')}`;
}

const byte = (v: number) =>
  Math.round(v * 255)
    .toString(16)
    .padStart(2, '0');

/** Relative luminance of WCAG 2. */
export function luminance(hex: string): number {
  const [r, g, b] = (parseHex(hex) ?? [0, 0, 0]).map(toLinear) as Triple;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of WCAG 2, 1…21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
