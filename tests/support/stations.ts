import type { StationRule } from '../../src/contract/pickup';

/** Takes everything in Australia, for nothing, and is free for a week. */
export const PIER: StationRule = {
  ...{ id: 'pier', countryCode: 'au', name: { en: 'Pier' }, address: '1 Pier' },
  ...{ phone: '', hours: {}, freeDays: 7 },
};
