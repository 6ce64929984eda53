import { stripVTControlCharacters } from 'node:util';
import { log } from '../kernel/log';
import { masked } from '../kernel/log-error';

/**
 * What Next, and what draws pages, prints while the shop serves is a line of the log like any other: of a failure that
 * recurs the first of a minute, and nothing that somebody typed.
 */
export function logWhatIsPrinted(): void {
  console.error = (...said: unknown[]) => write('error', said);
  console.warn = (...said: unknown[]) => write('warn', said);
}

function write(level: 'error' | 'warn', said: unknown[]): void {
  const err = said.find((one) => one instanceof Error);
  const words = masked(stripVTControlCharacters(said.filter((one) => typeof one === 'string').join(' ')));
  log()[level]({ err }, words);
}
