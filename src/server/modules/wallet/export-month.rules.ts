import { midnightOf, tenantDate } from '../../../contract/tenant-time';
import type { Span } from '../../kernel/export-kind';

/** A month of the shop's calendar, or the part of it that was asked for. */
export interface Month {
  /** `2026-11`. */
  name: string;
  from: Date;
  until: Date;
}

/** When a book's first event was, and its last. */
export interface Edges {
  first: Date;
  last: Date;
}

const MOST_MONTHS = 1200;

/** Those that have anything in them, from the first on. */
export function monthsOf(span: Span, book: Edges | undefined, offsetHours: number): Month[] {
  if (!book) return [];
  const after = new Date(book.last.getTime() + 1);
  const from = span.from && span.from > book.first ? span.from : book.first;
  const until = span.until && span.until < after ? span.until : after;
  const months: Month[] = [];
  let name = tenantDate(from, offsetHours).slice(0, 7);
  let start = from;
  while (start < until && months.length < MOST_MONTHS) {
    const next = monthAfter(name);
    const end = midnightOf(`${next}-01`, offsetHours);
    months.push({ name, from: start, until: end < until ? end : until });
    [name, start] = [next, end];
  }
  return months;
}

function monthAfter(name: string): string {
  const [year = 0, month = 0] = name.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
}
