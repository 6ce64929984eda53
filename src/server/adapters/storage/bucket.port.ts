/** What a browser needs to put one file into the bucket by itself: the fields of an OSS PostObject form. */
export interface UploadGrant {
  key: string;
  policy: string;
  /** Both empty where the signature travels in `fields` (signature version 4). */
  accessKeyId: string;
  signature: string;
  /** Where the form goes. */
  bucketHost: string;
  /** Where the file can be read afterwards. */
  cdnUrl: string;
  /** Further fields of the form, as they are; the security token among them. */
  fields: Record<string, string>;
}

export interface UploadWish {
  tenantId: string;
  /** The object's whole name, chosen by the server: `t/<tenant>/…`. */
  key: string;
  maxBytes: number;
  /** How the shop is reached, e.g. `https://hanoi.example`. */
  origin: string;
  now: Date;
}

/** Where shoppers' files go. */
export interface BucketPort {
  grantUpload(wish: UploadWish): UploadGrant;
  /** The key of a file of this bucket, from its address; undefined where the address is anybody else's. */
  keyOf(address: string, origin: string): string | undefined;
  /** The bytes of a file of this shop, or undefined where there is none (any more). */
  read(tenantId: string, key: string): Promise<Buffer | undefined>;
  /** Something refers to it from now on: it is not removed as old. @returns whether the bucket can be written to */
  keep(key: string): Promise<boolean>;
  /** How much all files of a shop take, in bytes; undefined where the bucket is another company's, which counts for itself. */
  sizeOf(tenantId: string): Promise<number | undefined>;
  /** Removes what was uploaded before that time and nothing refers to, where the bucket is ours. */
  removeOlderThan(time: Date): Promise<void>;
}

/** An upload is asked for and sent at once. */
export const GRANT_MINUTES = 5;

/** Every file of a shop stands below this. */
export const prefixOf = (tenantId: string) => `t/${tenantId}/`;
