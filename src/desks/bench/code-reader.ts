import type { BarcodeFormat } from 'barcode-detector/ponyfill';

/** What our labels, couriers and goods carry. */
const FORMATS = ['code_128', 'qr_code', 'ean_13', 'data_matrix'] satisfies BarcodeFormat[];

export type ReadCodes = (picture: HTMLVideoElement) => Promise<string[]>;
interface Detector {
  detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
type Detectors = (new (options: { formats: BarcodeFormat[] }) => Detector) & {
  getSupportedFormats: () => Promise<readonly string[]>;
};

/** The browser's own reader where it knows all our codes, else one that comes with its program when first asked for. */
export async function openCodeReader(): Promise<ReadCodes> {
  const Own = (globalThis as { BarcodeDetector?: Detectors }).BarcodeDetector;
  const known = (await Own?.getSupportedFormats().catch(() => [])) ?? [];
  const detector =
    Own && FORMATS.every((format) => known.includes(format)) ? new Own({ formats: FORMATS }) : await ours();
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
}

async function ours(): Promise<Detector> {
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  // from us: by itself it would ask a stranger's server for the program
  const program = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;
  prepareZXingModule({ overrides: { locateFile: () => program } });
  return new BarcodeDetector({ formats: FORMATS });
}
