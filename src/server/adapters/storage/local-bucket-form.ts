import { readBounded } from '../../kernel/bounded-body';
import { BucketRefusal } from './bucket-refusal';

export interface PostForm {
  /** By lower-case name; the browser samples of the field write `signature` as they like. */
  fields: Map<string, string>;
  file: Uint8Array;
}

interface FormBounds {
  fileBytes: number;
  withinMs: number;
  reserve: (bytes: number) => boolean;
}

const MAX_FIELD = 4096;
const MAX_FIELDS = 40;
/** Fields and boundaries beside the file. */
const FORM_OVERHEAD = 65_536;

/** @throws BucketRefusal MalformedPOSTRequest, InvalidArgument, FieldItemTooLong; BodyRefusedError */
export async function readForm(request: Request, bounds: FormBounds): Promise<PostForm> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw malformed();
  const body = await readBounded(request, { ...bounds, maxBytes: bounds.fileBytes + FORM_OVERHEAD });
  let entries: [string, FormDataEntryValue][];
  try {
    entries = [...(await new Response(body, { headers: { 'content-type': type } }).formData())];
  } catch {
    throw malformed();
  }
  return formOf(entries);
}

const malformed = () =>
  new BucketRefusal('MalformedPOSTRequest', 'The body of your POST request is not well-formed multipart/form-data.');

/** The file ends the form: what comes after it does not count. */
async function formOf(entries: [string, FormDataEntryValue][]): Promise<PostForm> {
  const fields = new Map<string, string>();
  for (const [name, value] of entries) {
    if (name.toLowerCase() === 'file') {
      const file =
        typeof value === 'string' ? new TextEncoder().encode(value) : new Uint8Array(await value.arrayBuffer());
      return { fields, file };
    }
    if (typeof value !== 'string') throw new BucketRefusal('InvalidArgument', 'Only the field "file" may hold a file.');
    if (value.length > MAX_FIELD || name.length > 100 || fields.size >= MAX_FIELDS) {
      throw new BucketRefusal('FieldItemTooLong', 'Your POST request fields are too long.');
    }
    // the first of a name counts: a second one could not have been checked
    if (!fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value);
  }
  throw new BucketRefusal('InvalidArgument', 'POST requires exactly one file upload per request.');
}
