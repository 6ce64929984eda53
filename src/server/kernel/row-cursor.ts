/** Where a page of rows by time ended, and where the next begins. */
export const cursorOf = ({ createdAt, id }: { createdAt: Date; id: string }) => `${createdAt.toISOString()} ${id}`;
export function placeOf(cursor: string): { at: string; id: string } | undefined {
  const [at = '', id = ''] = cursor.split(' ');
  return id ? { at, id } : undefined;
}
