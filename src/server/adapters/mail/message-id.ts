/** Whose mail it is, as its server is told: whoever tells us of it says it again. @param from its sending address */
export const messageIdOf = (tenantId: string, mailId: string, from: string): string =>
  `<${mailId}.${tenantId}@${from.slice(from.lastIndexOf('@') + 1)}>`;

/** With or without its brackets. */
export function mailIn(messageId: string): { tenantId: string; mailId: string } | undefined {
  const [, mailId, tenantId] = /^<?([\w-]{1,64})\.([a-z0-9-]{1,63})@[^@\s>]+>?$/.exec(messageId.trim()) ?? [];
  return mailId && tenantId ? { tenantId, mailId } : undefined;
}
