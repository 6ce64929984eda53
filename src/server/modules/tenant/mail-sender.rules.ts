import type { CredentialValues } from '../../adapters/outside-service.port';

/** One key of a shop's mails; the newest of its list first, so that one can follow another. */
export interface MailKey {
  selector: string;
  /** Base64 of its SPKI form, as the record holds it. */
  publicKey: string;
  /** PEM. */
  privateKey: string;
  /** Its record was read and is right. */
  isProved: boolean;
}

export function keysIn({ selector = [], publicKey = [], privateKey = [], proved = [] }: CredentialValues): MailKey[] {
  return selector.map((name, index) => ({
    selector: name,
    publicKey: publicKey[index] ?? '',
    privateKey: privateKey[index] ?? '',
    isProved: proved.includes(name),
  }));
}

export const addressIn = ({ address = [] }: CredentialValues): string => address[0] ?? '';
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);
export const isSendingAddress = (text: string): boolean => /^[a-z0-9._+-]{1,64}@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}$/.test(text); // prettier-ignore

/** What the owner of the domain writes into its zone. */
export const recordOf = (address: string, { selector, publicKey }: Pick<MailKey, 'selector' | 'publicKey'>) => ({
  name: `${selector}._domainkey.${domainOf(address)}`,
  text: `v=DKIM1; k=rsa; p=${publicKey}`,
});

/** Whether one of these texts is the record: its parts in any order and spacing (RFC 6376), with this very key. */
export const isRecord = (texts: readonly string[], publicKey: string): boolean =>
  texts.some((text) => {
    const tags = new Map(text.split(';').map((part) => [part.slice(0, part.indexOf('=')).trim(), part.slice(part.indexOf('=') + 1).replace(/\s/g, '')])); // prettier-ignore
    return (tags.get('v') ?? 'DKIM1') === 'DKIM1' && (tags.get('k') ?? 'rsa') === 'rsa' && tags.get('p') === publicKey;
  });
