import sharp, { type OverlayOptions } from 'sharp';
import { bannerLayout } from './picture-banner';
import { layoutProduct, layoutTile, type Placement } from './picture-layout';
import { BACKDROPS } from './picture-palette';
import { pictureWidths, type PictureSpec, type ProductPicture, type TilePicture } from './picture-spec';
import { drawDropShadow, drawReflection, drawSprite, loadSprite, type Sprite, type SpritePose } from './picture-sprite';
import { PODIUM_TOP, stageSvg, type FloorShadow } from './picture-stage';

const WEBP = { quality: 87, effort: 2 } as const;

/**
 * Draws the picture as WebP. Products and tiles are square, `widthPx` on each side; banners are `widthPx` × 35 %.
 * @throws RangeError where the width is none of `pictureWidths(spec)`.
 */
export async function renderPicture(spec: PictureSpec, widthPx: number): Promise<Buffer> {
  if (!pictureWidths(spec).includes(widthPx)) throw new RangeError(`No picture is ${widthPx} pixels wide`);
  return spec.kind === 'banner' ? renderBanner(spec, widthPx) : renderSquare(spec, widthPx);
}

interface Actor {
  placement: Placement;
  sprite: Sprite;
  pose: SpritePose;
}

async function renderSquare(spec: ProductPicture | TilePicture, side: number): Promise<Buffer> {
  const { stage, placements } = spec.kind === 'tile' ? layoutTile(spec) : layoutProduct(spec);
  const actors = await castActors(placements, side, side);
  const svg = stageSvg(
    stage,
    spec.kind === 'tile' ? { setting: 'tile' } : spec,
    spec.backdrop,
    actors.flatMap((actor) => floorShadows(actor, side)),
  );
  const layers = await Promise.all(actors.map((actor) => drawActor(actor, BACKDROPS[spec.backdrop].shadow)));
  return compose(svg, side, side, layers.flat());
}

async function renderBanner(spec: Extract<PictureSpec, { kind: 'banner' }>, width: number): Promise<Buffer> {
  const height = Math.round(width * 0.35);
  const { svg, placements, shadow } = bannerLayout(spec);
  const actors = await castActors(placements, height, width);
  const layers = await Promise.all(actors.map((actor) => drawActor(actor, shadow)));
  return compose(svg(actors.flatMap((actor) => floorShadows(actor, height))), width, height, layers.flat());
}

async function compose(svg: string, width: number, height: number, layers: OverlayOptions[]): Promise<Buffer> {
  const stage = sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' });
  const onCanvas = await Promise.all(layers.map((layer) => cropToCanvas(layer, width, height)));
  return stage
    .composite(onCanvas.filter((layer) => layer !== undefined))
    .removeAlpha()
    .webp(WEBP)
    .toBuffer();
}

/** Lengths are shares of `unit`; the canvas may be wider than that. */
async function castActors(placements: Placement[], unit: number, canvasWidth: number): Promise<Actor[]> {
  return Promise.all(
    placements.map(async (placement) => {
      const sprite = await loadSprite(placement.object, placement.tint, placement.size * unit);
      const { size, y } = balanced(placement, sprite);
      const sizePx = size * unit;
      const height = (sizePx * sprite.height) / Math.max(sprite.width, sprite.height);
      const lift = placement.stance === 'float' ? sizePx * 0.09 : 0;
      const centreY = placement.stance === 'flat' ? y * unit : y * unit - lift - height / 2;
      const centreX = placement.centreX * canvasWidth;
      return {
        placement,
        sprite,
        pose: { sizePx, centreX, centreY, angle: placement.angle, isFlipped: placement.isFlipped },
      };
    }),
  );
}

/** A low object, such as a ballet flat, would drown at the bottom of the picture: it grows and moves back a little. */
function balanced({ stance, size, y }: Placement, sprite: Sprite): { size: number; y: number } {
  const lack = Math.max(0, 0.75 - sprite.height / sprite.width);
  if (stance === 'flat' || lack === 0) return { size, y };
  return { size: size * (1 + lack * 0.3), y: y > PODIUM_TOP + 0.03 ? Math.max(0.72, y - lack * 0.22) : y };
}

/** Light comes from the upper left: a wide soft shadow that leans right, and a dark line of contact. */
function floorShadows({ placement, sprite, pose }: Actor, unit: number): FloorShadow[] {
  if (placement.stance === 'flat') return [];
  const width = (pose.sizePx * sprite.width) / Math.max(sprite.width, sprite.height) / unit;
  const centreX = pose.centreX / unit;
  const y = placement.y;
  if (placement.stance === 'float') {
    const wide = { centreX: centreX + width * 0.03, centreY: y, radiusX: width * 0.5, radiusY: width * 0.075 };
    return [
      { ...wide, strength: 0.3 },
      { centreX, centreY: y, radiusX: width * 0.3, radiusY: width * 0.04, strength: 0.34 },
    ];
  }
  const [from, to] = placement.isFlipped ? [1 - sprite.footTo, 1 - sprite.footFrom] : [sprite.footFrom, sprite.footTo];
  const footX = centreX + width * ((from + to) / 2 - 0.5);
  const foot = Math.max(0.16, to - from) * width;
  return [
    { centreX: footX + foot * 0.08, centreY: y - 0.004, radiusX: foot * 0.72, radiusY: foot * 0.12, strength: 0.4 },
    { centreX: footX + foot * 0.02, centreY: y - 0.002, radiusX: foot * 0.56, radiusY: foot * 0.045, strength: 0.75 },
  ];
}

async function drawActor({ placement, sprite, pose }: Actor, shadow: string): Promise<OverlayOptions[]> {
  const layers = [
    ...(placement.stance === 'flat' ? [drawDropShadow(sprite, pose, shadow)] : []),
    ...(placement.hasReflection ? [drawReflection(sprite, pose)] : []),
    drawSprite(sprite, pose),
  ];
  return Promise.all(layers);
}

/** sharp refuses overlays that are larger than the picture. */
async function cropToCanvas(layer: OverlayOptions, width: number, height: number): Promise<OverlayOptions | undefined> {
  const { input, raw, left = 0, top = 0 } = layer;
  if (!raw || !Buffer.isBuffer(input)) return undefined;
  const area = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(raw.width, width - left) - Math.max(0, -left),
    height: Math.min(raw.height, height - top) - Math.max(0, -top),
  };
  if (area.width <= 0 || area.height <= 0) return undefined;
  if (area.width === raw.width && area.height === raw.height) return layer;
  const visible = await sharp(input, { raw }).extract(area).raw().toBuffer();
  const size = { width: area.width, height: area.height, channels: 4 as const };
  return { input: visible, raw: size, left: Math.max(0, left), top: Math.max(0, top) };
}
