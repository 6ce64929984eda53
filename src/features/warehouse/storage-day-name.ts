import { formatDate } from '../../contract/tenant-time';

/** A day of the warehouse's calendar, the same wherever it is read. */
export const nameOfDay = (day: string, tag: string): string => formatDate(`${day}T12:00:00Z`, 0, tag);
