import { env } from '../../server/env';
import { keptSecret } from '../../server/kernel/kept-secret';

let kept: string | undefined;

/** The newest first. Without SANDBOX_SECRET one that nobody else knows: a published one would let anybody make money. */
export const sandboxSecrets = (): string[] =>
  env().SANDBOX_SECRET?.split(',') ?? [(kept ??= keptSecret('sandbox-secret'))];
