/** A disk that is full, read-only, broken or not ours to write to. */
const CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE', 'ENOTDIR']);

/** Whether it is the folder that refuses, not what was asked for: somebody must mend it, meanwhile the shop goes on. */
export const isFolderRefusing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.has(String(error.code));
