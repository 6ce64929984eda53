/** A pattern of LIKE for texts that hold these words as they stand. */
export const containing = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
