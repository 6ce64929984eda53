import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

interface Raw {
  data: Buffer;
  info: { width: number; height: number };
}

/** What a reader of codes reads in a picture of four channels: bar codes and QR codes. */
export async function codesIn({ data, info: { width, height } }: Raw): Promise<string[]> {
  const file = await readFile(wasm);
  prepareZXingModule({ overrides: { wasmBinary: file.buffer.slice(file.byteOffset, file.byteOffset + file.length) } });
  const found = await readBarcodes({
    data: new Uint8ClampedArray(data),
    width,
    height,
    colorSpace: 'srgb',
  } as ImageData);
  return found.map(({ text }) => text);
}
