import { objectFacts, type PictureObject, type Stance } from './picture-objects';
import type { Tint } from './picture-palette';
import { PLATE_TOP, PODIUM_TOP, type Stage } from './picture-stage';
import type { ProductPicture, TilePicture } from './picture-spec';

/** One object in the picture; lengths in shares of the picture's side. */
export interface Placement {
  object: PictureObject;
  tint: Tint | undefined;
  stance: Stance;
  /** Longer side. */
  size: number;
  centreX: number;
  /** Where it stands (studio), or its centre (table). */
  y: number;
  angle: number;
  isFlipped: boolean;
  hasReflection: boolean;
}

export interface Layout {
  stage: Stage;
  placements: Placement[];
}

type Spot = readonly [size: number, centreX: number, y: number, angle?: number, isFlipped?: boolean];

const STUDIO_SPOTS: Record<Exclude<ProductPicture['setting'], 'lineup'>, Spot[]> = {
  front: [[0.68, 0.5, 0.84]],
  close: [[0.86, 0.52, 0.93, -11]],
  trio: [
    [0.4, 0.25, 0.72, 0, true],
    [0.4, 0.76, 0.72],
    [0.5, 0.5, 0.87],
  ],
  podium: [[0.52, 0.5, PODIUM_TOP + 0.015]],
  prop: [
    [0.6, 0.41, 0.84],
    [0.28, 0.82, 0.9],
  ],
  arch: [[0.62, 0.5, 0.84, 0, true]],
  bench: [[0.54, 0.5, PLATE_TOP]],
};

const TABLE_SPOTS: typeof STUDIO_SPOTS = {
  front: [[0.68, 0.5, 0.5, -6]],
  close: [[0.92, 0.54, 0.53, 14]],
  trio: [
    [0.44, 0.3, 0.31, -24],
    [0.44, 0.7, 0.4, 16, true],
    [0.44, 0.44, 0.72, 4],
  ],
  podium: [[0.56, 0.5, 0.5, 0]],
  prop: [
    [0.6, 0.4, 0.47, -10],
    [0.3, 0.78, 0.76, 18],
  ],
  arch: [[0.6, 0.5, 0.5, 18, true]],
  bench: [[0.6, 0.5, 0.42, -4]],
};

const LINEUP_SPOTS: Record<Stage, Record<1 | 2 | 3 | 4, Spot[]>> = {
  studio: {
    1: [[0.62, 0.5, 0.8]],
    2: [
      [0.47, 0.3, 0.75],
      [0.47, 0.69, 0.86],
    ],
    3: [
      [0.42, 0.24, 0.73],
      [0.42, 0.76, 0.73],
      [0.46, 0.5, 0.88],
    ],
    4: [
      [0.36, 0.22, 0.62],
      [0.36, 0.62, 0.62],
      [0.4, 0.38, 0.89],
      [0.4, 0.79, 0.89],
    ],
  },
  table: {
    1: [[0.64, 0.5, 0.5, -6]],
    2: [
      [0.5, 0.33, 0.35, -12],
      [0.5, 0.66, 0.67, 8],
    ],
    3: [
      [0.42, 0.28, 0.29, -10],
      [0.42, 0.71, 0.38, 10],
      [0.42, 0.42, 0.73, -4],
    ],
    4: [
      [0.4, 0.27, 0.28, -8],
      [0.4, 0.72, 0.27, 8],
      [0.4, 0.28, 0.72, 6],
      [0.4, 0.73, 0.72, -6],
    ],
  },
};

export function layoutProduct(spec: ProductPicture): Layout {
  const stance = objectFacts(spec.object).stance;
  const stage: Stage = stance === 'flat' ? 'table' : 'studio';
  if (spec.setting === 'lineup') {
    const count = Math.max(1, spec.tints.length) as 1 | 2 | 3 | 4;
    const spots = LINEUP_SPOTS[stage][count];
    return { stage, placements: spots.map((spot, i) => placed(spec.object, spec.tints[i], stage, spot)) };
  }
  const spots = (stage === 'table' ? TABLE_SPOTS : STUDIO_SPOTS)[spec.setting];
  const placements = spots.map((spot, i) => {
    const isProp = spec.setting === 'prop' && i === 1 && spec.prop !== undefined;
    if (isProp) return placed(spec.prop ?? spec.object, undefined, stage, spot);
    const object = placed(spec.object, spec.tints[i % Math.max(1, spec.tints.length)], stage, spot);
    // nothing hovers over a scale
    return spec.setting === 'bench' && object.stance === 'float' ? { ...object, stance: 'stand' as const } : object;
  });
  return { stage, placements };
}

export function layoutTile(spec: TilePicture): Layout {
  const stance = objectFacts(spec.object).stance;
  const stage: Stage = stance === 'flat' ? 'table' : 'studio';
  const spot: Spot = stage === 'table' ? [0.68, 0.5, 0.5, 0] : [0.66, 0.5, stance === 'float' ? 0.9 : 0.84];
  return { stage, placements: [placed(spec.object, spec.tint, stage, spot)] };
}

/** In the studio everything stands or floats; on the table everything lies. */
function placed(object: PictureObject, tint: Tint | undefined, stage: Stage, spot: Spot): Placement {
  const [size, centreX, y, angle = 0, isFlipped = false] = spot;
  const own = objectFacts(object).stance;
  const stance: Stance = stage === 'table' ? 'flat' : own === 'flat' ? 'stand' : own;
  return { object, tint, stance, size, centreX, y, angle, isFlipped, hasReflection: stance === 'stand' && angle === 0 };
}
