import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { CredentialField } from '../adapters/outside-service.port';
import { askSecret } from './ask-secret';

/** Lines `name=value` of a file, else of a pipe; at a terminal each is asked for, without an echo. */
export async function readSecretLines(fields: readonly CredentialField[], file?: string): Promise<string> {
  if (file !== undefined) return readFile(file, 'utf8');
  if (!process.stdin.isTTY) return text(process.stdin);
  const lines: string[] = [];
  for (const { name, isOptional } of fields) {
    const value = await askSecret(`${name}${isOptional ? ' (may be empty)' : ''}: `);
    if (value !== '') lines.push(`${name}=${value}`);
  }
  return lines.join('\n');
}
