import { correctionOf } from './error-correction';

/** Of level M (a seventh may be unreadable), by version from 1: bytes of correction in each block, and blocks. */
const CORRECTION = [10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28]; // prettier-ignore
const BLOCKS = [1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49]; // prettier-ignore
const BYTES = 0b0100;
const PADDING = [0xec, 0x11];

/** Bytes that fit between the patterns of a version. */
function roomOf(version: number): number {
  const aligned = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const alignment = aligned === 0 ? 0 : (25 * aligned - 10) * aligned - 55;
  return Math.floor(((16 * version + 128) * version + 64 - alignment - (version >= 7 ? 36 : 0)) / 8);
}

const blocksOf = (version: number) => ({ blocks: BLOCKS[version - 1] ?? 0, correction: CORRECTION[version - 1] ?? 0 });

function dataRoomOf(version: number): number {
  const { blocks, correction } = blocksOf(version);
  return roomOf(version) - blocks * correction;
}

const countBits = (version: number) => (version < 10 ? 8 : 16);

/** @throws RangeError where it is longer than any code */
function versionFor(length: number): number {
  for (let version = 1; version <= BLOCKS.length; version += 1)
    if (4 + countBits(version) + 8 * length <= 8 * dataRoomOf(version)) return version;
  throw new RangeError('too long for a QR code');
}

/** The text as the bytes of a code, repaired and woven as a reader expects them. */
export function codewordsOf(text: string): { version: number; codewords: number[] } {
  const bytes = [...new TextEncoder().encode(text)];
  const version = versionFor(bytes.length);
  const room = dataRoomOf(version);
  let bits =
    binary(BYTES, 4) + binary(bytes.length, countBits(version)) + bytes.map((byte) => binary(byte, 8)).join('');
  bits += '0'.repeat(Math.min(4, 8 * room - bits.length));
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
  const data = (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
  for (let at = 0; data.length < room; at += 1) data.push(PADDING[at % 2] ?? 0);
  return { version, codewords: woven(data, version) };
}

const binary = (value: number, length: number) => value.toString(2).padStart(length, '0');

/** Cut into blocks, the shorter ones first, and read across them. */
function woven(data: number[], version: number): number[] {
  const { blocks, correction } = blocksOf(version);
  const short = Math.floor(data.length / blocks);
  const firstLong = blocks - (data.length % blocks);
  const cut: number[][] = [];
  for (let at = 0, block = 0; block < blocks; block += 1) {
    const end = at + short + (block >= firstLong ? 1 : 0);
    cut.push(data.slice(at, end));
    at = end;
  }
  const across = (columns: number[][], length: number) =>
    Array.from({ length }, (_, row) => columns.flatMap((column) => column[row] ?? [])).flat();
  return [
    ...across(cut, short + 1),
    ...across(
      cut.map((block) => correctionOf(block, correction)),
      correction,
    ),
  ];
}
