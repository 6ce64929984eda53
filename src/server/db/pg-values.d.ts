/** How `pg` itself writes a value that goes to PostgreSQL. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): string | Buffer | null;
}
