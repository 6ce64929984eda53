const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const escaped = (text: string) =>
  text.replace(/[&<>]/g, (mark) => `&${mark === '&' ? 'amp' : mark === '<' ? 'lt' : 'gt'};`);

/** Fields of its answers, which have one level; a document type or anything deeper is none of it. */
export function readFields(xml: string): Record<string, string> {
  const inner = /<response>([\s\S]*)<\/response>/.exec(xml)?.[1] ?? '';
  const fields = [...inner.matchAll(/<(\w+)>([^<]*)<\/\1>|<(\w+)\s*\/>/g)];
  return Object.fromEntries(
    fields.map(([, name, text = '', empty]) => [
      name ?? empty ?? '',
      text.replace(/&(\w+);/g, (entity, called: string) => ENTITIES[called] ?? entity),
    ]),
  );
}

export const writeFields = (fields: Record<string, string>): string => {
  const inner = Object.entries(fields).map(([name, text]) => `<${name}>${escaped(text)}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8"?><response>${inner.join('')}</response>`;
};
