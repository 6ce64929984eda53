/** Grams a cubic centimetre: a pillow is lighter than water by fifty times, and little but metal is four times as heavy. */
const LEAST = 0.02;
const MOST = 4;

/** Whether a weight and a size can hardly be of one parcel: a slip of the scale, or centimetres for millimetres. @param sides in mm */
export function isOddlyDense(grams: number, [length, width, height]: readonly [number, number, number]): boolean {
  const density = grams / ((length * width * height) / 1000);
  return density < LEAST || density > MOST;
}
