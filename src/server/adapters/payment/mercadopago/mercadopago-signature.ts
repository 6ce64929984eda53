import { createHmac } from 'node:crypto';
import { isSameText } from '../same-text';

interface Told {
  id?: string | undefined;
  requestId?: string | undefined;
  /** Its unit differs between texts of theirs, so no age is asked for: a notice is only a reason to ask. */
  ts?: string | undefined;
}

export function manifestOf({ id, requestId, ts }: Told): string {
  const parts = [id && `id:${id.toLowerCase()}`, requestId && `request-id:${requestId}`, ts && `ts:${ts}`];
  return parts.map((part) => (part ? `${part};` : '')).join('');
}

export const mercadopagoSignature = (secret: string, manifest: string): string =>
  createHmac('sha256', secret).update(manifest).digest('hex');

/** @param header `ts=…,v1=…` */
export function isSignedByMercadopago(secrets: readonly string[], header: string, told: Omit<Told, 'ts'>): boolean {
  const parts = new Map(header.split(',').map((part) => [part.split('=')[0]?.trim(), part.split('=')[1]?.trim()]));
  const manifest = manifestOf({ ...told, ts: parts.get('ts') });
  return secrets.some((secret) => isSameText(parts.get('v1') ?? '', mercadopagoSignature(secret, manifest)));
}
