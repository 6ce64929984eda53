import { plainCode } from '../../contract/scan-code';

const MOST = 200;

/** Codes of an address, by commas, as they are printed. */
export const readLabels = (listed: string | undefined): string[] =>
  [...new Set((listed ?? '').split(',').map(plainCode))]
    .filter((code) => /^[A-Z0-9-]{2,60}$/.test(code))
    .slice(0, MOST);
