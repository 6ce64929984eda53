import { BucketRefusal, EC } from './bucket-refusal';

/** A form as it came: its fields by lower-case name, and the size of its file. */
export interface CheckedForm {
  fields: ReadonlyMap<string, string>;
  fileBytes: number;
  bucket: string;
}

/**
 * Holds a form against its policy, as OSS PostObject does.
 * @throws BucketRefusal InvalidPolicyDocument, AccessDenied, EntityTooLarge, EntityTooSmall
 */
export function checkPolicy(encoded: string, form: CheckedForm, now: Date): void {
  const { expiration, conditions } = decodePolicy(encoded);
  if (Date.parse(expiration) <= now.getTime()) {
    throw new BucketRefusal('AccessDenied', 'Invalid according to Policy: Policy expired.');
  }
  for (const condition of conditions) checkCondition(condition, form);
}

interface Decoded {
  expiration: string;
  conditions: unknown[];
}

const UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;
const invalidPolicy = (message: string, ec?: string) =>
  new BucketRefusal('InvalidPolicyDocument', `Invalid Policy: ${message}`, ec);

function decodePolicy(encoded: string): Decoded {
  if (encoded === '') throw invalidPolicy('The policy is empty.', EC.emptyPolicy);
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.toString('base64') !== encoded) throw invalidPolicy('The policy is not base64.');
  const policy = parseJson(bytes.toString('utf8'));
  if (typeof policy !== 'object' || policy === null) throw invalidPolicy('The policy is not a JSON object.');
  const strange = Object.keys(policy).find((name) => name !== 'expiration' && name !== 'conditions');
  if (strange !== undefined) throw invalidPolicy(`Unsupported member: ${strange}.`, EC.badMember);
  const { expiration, conditions } = policy as Partial<Decoded>;
  if (typeof expiration !== 'string' || !UTC.test(expiration) || Number.isNaN(Date.parse(expiration))) {
    throw invalidPolicy('The expiration is no time in UTC.');
  }
  if (!Array.isArray(conditions)) throw invalidPolicy('The conditions are no list.');
  return { expiration, conditions };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalidPolicy('The policy is not JSON.');
  }
}

function checkCondition(condition: unknown, form: CheckedForm): void {
  if (!isMet(condition, form)) {
    const shown = JSON.stringify(condition).replaceAll(',', ', ');
    throw new BucketRefusal(
      'AccessDenied',
      `Invalid according to Policy: Policy Condition failed: ${shown}`,
      EC.conditionFailed,
    );
  }
}

function isMet(condition: unknown, form: CheckedForm): boolean {
  if (Array.isArray(condition)) return isMatch(condition as unknown[], form);
  if (typeof condition !== 'object' || condition === null)
    throw invalidPolicy('A condition is neither list nor object.');
  // an object is short for `eq`
  return Object.entries(condition).every(([name, value]) => isMatch(['eq', `$${name}`, value], form));
}

function isMatch(condition: unknown[], form: CheckedForm): boolean {
  const [kind, second, third] = condition;
  const match = String(kind).toLowerCase();
  if (match === 'content-length-range') return isWithin(form.fileBytes, second, third);
  if (condition.length !== 3 || typeof second !== 'string' || !second.startsWith('$')) {
    throw invalidPolicy('A condition has another form.');
  }
  const name = second.slice(1).toLowerCase();
  const value = name === 'bucket' ? form.bucket : (form.fields.get(name) ?? '');
  if (match === 'eq') return value === third;
  if (match === 'starts-with') return typeof third === 'string' && value.startsWith(third);
  const list = Array.isArray(third) ? (third as unknown[]) : undefined;
  if (match === 'in' && list) return list.includes(value);
  if (match === 'not-in' && list) return !list.includes(value);
  throw invalidPolicy(`Unknown condition: ${match}.`);
}

function isWithin(bytes: number, min: unknown, max: unknown): true {
  if (typeof min !== 'number' || typeof max !== 'number') throw invalidPolicy('The size range has no numbers.');
  if (bytes > max) {
    throw new BucketRefusal('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.', EC.tooLarge);
  }
  if (bytes < min) {
    throw new BucketRefusal(
      'EntityTooSmall',
      'Your proposed upload is smaller than the minimum allowed size.',
      EC.tooSmall,
    );
  }
  return true;
}
