import type { VERSION_STATES } from './dated-terms.enums';

export type VersionState = (typeof VERSION_STATES)[number];
