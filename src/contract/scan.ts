import type * as z from 'zod/mini';
import type { SCAN_MODES } from './scan.enums';
import { SCAN_SAYS } from './scan.enums';
import type * as schemas from './scan.schemas';

export type ScanMode = (typeof SCAN_MODES)[number];
export type ScanSay = keyof typeof SCAN_SAYS;
export type ScanSound = (typeof SCAN_SAYS)[ScanSay];
export type ScanContext = z.infer<typeof schemas.ScanContext>;
export type ScanInput = z.output<typeof schemas.ScanInput>;
export type ScanAnswer = z.infer<typeof schemas.ScanAnswer>;
export type BenchParcel = z.infer<typeof schemas.BenchParcel>;

export const soundOf = (say: ScanSay): ScanSound => SCAN_SAYS[say];
