const STATUS = {
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  InvalidSecurityToken: 403,
  SecurityTokenExpired: 403,
  SignatureDoesNotMatch: 403,
  FileAlreadyExists: 409,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  MethodNotAllowed: 405,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  FieldItemTooLong: 400,
  ImageTooLarge: 400,
  InvalidArgument: 400,
  InvalidPolicyDocument: 400,
  MalformedPOSTRequest: 400,
  RequestTimeout: 400,
  ServiceUnavailable: 503,
} as const;
export type BucketCode = keyof typeof STATUS;

/** Numbers that OSS gives some of its refusals. */
export const EC = {
  conditionFailed: '0006-00000227',
  badMember: '0006-00000206',
  emptyPolicy: '0006-00000205',
  tooLarge: '0006-00000003',
  tooSmall: '0006-00000004',
} as const;

/** A refusal in the words of OSS. */
export class BucketRefusal extends Error {
  override name = 'BucketRefusal';
  constructor(
    readonly code: BucketCode,
    message: string,
    readonly ec?: string,
  ) {
    super(message);
  }
  get status(): number {
    return STATUS[this.code];
  }
}

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

export const refusalXml = ({ code, message, ec }: BucketRefusal, requestId: string, hostId: string): string =>
  `${HEAD}<Error>${element('Code', code)}${element('Message', message)}${element('RequestId', requestId)}${element('HostId', hostId)}${ec ? element('EC', ec) : ''}</Error>`;

/** The answer to `success_action_status=201`. */
export const postResponseXml = (stored: { bucket: string; location: string; key: string; etag: string }): string =>
  `${HEAD}<PostResponse>${element('Bucket', stored.bucket)}${element('Location', stored.location)}${element('Key', stored.key)}${element('ETag', stored.etag)}</PostResponse>`;
