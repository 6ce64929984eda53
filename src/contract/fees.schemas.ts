import * as z from 'zod/mini';
import { MAX_AMOUNT } from './money';

/** Of what a shop asks: in minor units, never below nothing. */
export const Fee = z.int().check(z.minimum(0), z.maximum(MAX_AMOUNT));

/** From when on terms hold: a day that the clocks of computers know. */
export const ValidFrom = z.iso
  .datetime()
  .check(z.refine((time) => time >= '1970', { error: 'must be in 1970 or later' }));

/** A percentage ×100: a share is at most all of it. */
export const Share = z.int().check(z.minimum(0), z.maximum(10_000));
export const BasisPoints = z.int().check(z.minimum(0), z.maximum(100_000));
