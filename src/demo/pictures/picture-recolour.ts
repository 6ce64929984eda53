import type { RecolourMode } from './picture-objects';

/** 8-bit RGBA pixels, rows from the top. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}
interface Lab {
  lightness: number;
  a: number;
  b: number;
}

/**
 * Gives the object another colour while keeping its light and shade: works in OKLab, where equal steps look equal,
 * moves the mean of the object's own colour to the target and lets highlights and shadows follow, flattened as far
 * as the target leaves room.
 */
export function recolour(source: Pixels, targetHex: string, mode: RecolourMode): Pixels {
  if (mode === 'none') return source;
  const lab = toLabPlane(source);
  const share = shareOf(mode, lab, source.data);
  const mean = weightedMean(lab, share, source.data);
  const target = hexToLab(targetHex);
  const meanChroma = Math.max(Math.hypot(mean.a, mean.b), 0.03);
  const targetChroma = Math.hypot(target.a, target.b);
  const targetHue = Math.atan2(target.b, target.a);
  const meanHue = Math.atan2(mean.b, mean.a);
  // A light target has little room above it, a dark one little below: squeeze rather than clip.
  const upSlope = Math.min(target.lightness < 0.4 ? 1.3 : 0.95, ((1 - target.lightness) / (1 - mean.lightness)) * 0.9);
  const downSlope = Math.min(0.95, Math.max(0.8, (target.lightness / mean.lightness) * 0.72));
  const out = new Uint8Array(source.data);
  for (let i = 0; i < source.width * source.height; i += 1) {
    const weight = share[i] ?? 0;
    if (weight <= 0 || out[i * 4 + 3] === 0) continue;
    const l = lab[i * 3] ?? 0;
    const a = lab[i * 3 + 1] ?? 0;
    const b = lab[i * 3 + 2] ?? 0;
    const step = l - mean.lightness;
    const newL = target.lightness + step * (step > 0 ? upSlope : downSlope);
    // The renders drift in hue between light and shade; a third of that drift keeps them alive.
    const drift = mode !== 'hue' ? 0 : wrapAngle(Math.atan2(b, a) - meanHue) * 0.33;
    const chromaRatio = mode !== 'hue' ? 1 : Math.min(1.35, Math.hypot(a, b) / meanChroma);
    const chroma = targetChroma * chromaRatio * (1 - Math.max(0, newL - 0.86) * 2.2);
    const hue = targetHue + drift;
    writeLab(out, i * 4, {
      lightness: l + (newL - l) * weight,
      a: a + (Math.cos(hue) * chroma - a) * weight,
      b: b + (Math.sin(hue) * chroma - b) * weight,
    });
  }
  return { data: out, width: source.width, height: source.height };
}

/** How much of each pixel takes part, 0 to 1. */
function shareOf(mode: Exclude<RecolourMode, 'none'>, lab: Float32Array, rgba: Uint8Array): Float32Array {
  if (mode === 'hue') return mainHueShare(lab, rgba);
  const whole = wholeShare(lab);
  return mode === 'all' ? whole : whole.map((share, i) => share * (1 - smoothStep(0.05, 0.085, warmth(lab, i))));
}

/** Chroma towards brown and yellow: pale renders are tinted lilac, what lies in them is not. */
function warmth(lab: Float32Array, i: number): number {
  const lightness = lab[i * 3] ?? 0;
  return Math.max(0, lab[i * 3 + 1] ?? 0) + Math.max(0, lab[i * 3 + 2] ?? 0) + (lightness < 0.5 ? 0.03 : 0);
}

/** Everything but nearly black details, such as soles, lenses and cables. */
function wholeShare(lab: Float32Array): Float32Array {
  const share = new Float32Array(lab.length / 3);
  for (let i = 0; i < share.length; i += 1) share[i] = smoothStep(0.2, 0.34, lab[i * 3] ?? 0);
  return share;
}

const HUE_BINS = 36;
/** The renders run over neighbouring hues, so each pixel also votes for the bins beside its own. */
const NEIGHBOUR_VOTES = [0.4, 0.8, 1, 0.8, 0.4];

/** Pixels whose hue is near the one that most of the coloured surface has. */
function mainHueShare(lab: Float32Array, rgba: Uint8Array): Float32Array {
  const own = new Float64Array(HUE_BINS);
  const count = lab.length / 3;
  for (let i = 0; i < count; i += 1) {
    const chroma = Math.hypot(lab[i * 3 + 1] ?? 0, lab[i * 3 + 2] ?? 0);
    if (chroma < 0.03 || (rgba[i * 4 + 3] ?? 0) < 128) continue;
    const bin = hueBin(lab, i);
    own[bin] = (own[bin] ?? 0) + chroma;
  }
  const bins = own.map((_, bin) =>
    NEIGHBOUR_VOTES.reduce((sum, vote, k) => sum + vote * (own[(bin + k - 2 + HUE_BINS) % HUE_BINS] ?? 0), 0),
  );
  const best = bins.indexOf(Math.max(...bins));
  const centre = ((best + 0.5) / HUE_BINS) * 2 * Math.PI - Math.PI;
  const share = new Float32Array(count);
  for (let i = 0; i < count; i += 1) {
    const a = lab[i * 3 + 1] ?? 0;
    const b = lab[i * 3 + 2] ?? 0;
    const distance = (Math.abs(wrapAngle(Math.atan2(b, a) - centre)) * 180) / Math.PI;
    share[i] = smoothStep(0.015, 0.05, Math.hypot(a, b)) * (1 - smoothStep(48, 68, distance));
  }
  return share;
}

function hueBin(lab: Float32Array, i: number): number {
  const angle = Math.atan2(lab[i * 3 + 2] ?? 0, lab[i * 3 + 1] ?? 0);
  return Math.min(HUE_BINS - 1, Math.floor(((angle + Math.PI) / (2 * Math.PI)) * HUE_BINS));
}

function weightedMean(lab: Float32Array, share: Float32Array, rgba: Uint8Array): Lab {
  let total = 1e-6;
  const sum = { lightness: 0, a: 0, b: 0 };
  for (let i = 0; i < share.length; i += 1) {
    const weight = (share[i] ?? 0) * ((rgba[i * 4 + 3] ?? 0) / 255);
    total += weight;
    sum.lightness += weight * (lab[i * 3] ?? 0);
    sum.a += weight * (lab[i * 3 + 1] ?? 0);
    sum.b += weight * (lab[i * 3 + 2] ?? 0);
  }
  return { lightness: Math.min(0.97, sum.lightness / total), a: sum.a / total, b: sum.b / total };
}

function toLabPlane(source: Pixels): Float32Array {
  const plane = new Float32Array(source.width * source.height * 3);
  for (let i = 0; i < source.width * source.height; i += 1) {
    if (source.data[i * 4 + 3] === 0) continue;
    const { lightness, a, b } = rgbToLab(
      source.data[i * 4] ?? 0,
      source.data[i * 4 + 1] ?? 0,
      source.data[i * 4 + 2] ?? 0,
    );
    plane[i * 3] = lightness;
    plane[i * 3 + 1] = a;
    plane[i * 3 + 2] = b;
  }
  return plane;
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});

// OKLab, Björn Ottosson 2020: the two matrices are its definition.
function rgbToLab(red: number, green: number, blue: number): Lab {
  const r = LINEAR[red] ?? 0;
  const g = LINEAR[green] ?? 0;
  const b = LINEAR[blue] ?? 0;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function writeLab(out: Uint8Array, offset: number, { lightness, a, b }: Lab): void {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  out[offset] = toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  out[offset + 1] = toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  out[offset + 2] = toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
}

// A table, because half a million powers would take longer than the rest of the picture.
const GAMMA_STEPS = 4095;
const GAMMA = Uint8Array.from({ length: GAMMA_STEPS + 1 }, (_, step) => {
  const linear = step / GAMMA_STEPS;
  return Math.round(255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055));
});

function toByte(linear: number): number {
  return GAMMA[Math.round(Math.min(1, Math.max(0, linear)) * GAMMA_STEPS)] ?? 0;
}

function hexToLab(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  return rgbToLab((value >> 16) & 255, (value >> 8) & 255, value & 255);
}

function wrapAngle(angle: number): number {
  if (angle > Math.PI) return angle - 2 * Math.PI;
  return angle < -Math.PI ? angle + 2 * Math.PI : angle;
}

function smoothStep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
