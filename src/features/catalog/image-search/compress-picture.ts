import imageCompression from 'browser-image-compression';
import { UPLOADED_SIDE } from './picked-picture.rules';

/** At most 200 px at its longer side (SRCH-8): quick on any line, and as much as the search looks at. */
export async function compressPicture(file: File, signal: AbortSignal): Promise<File> {
  const compressed = await imageCompression(file, {
    maxWidthOrHeight: UPLOADED_SIDE,
    fileType: file.type,
    signal,
    // its worker would load the library from somebody else's server
    useWebWorker: false,
  });
  return new File([compressed], file.name || 'picture', { type: compressed.type || file.type });
}
