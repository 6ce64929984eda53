/** What the picture holds besides the sum. */
export interface QrFacts {
  mcid: string;
  /** Category of the shop, four digits. */
  mcc: string;
  /** Unique for each payment; the bank knows it by this. */
  uuid: string;
  billNo: string;
  amount: string;
}

const LAK = '418';
const tag = (name: string, value: string) => (value === '' ? '' : name + String(value.length).padStart(2, '0') + value);

/** CRC-16/CCITT-FALSE, as EMV asks for. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The text of a picture that BCEL One pays once (EMV merchant-presented). */
export function bcelQr({ mcid, mcc, uuid, billNo, amount }: QrFacts): string {
  const text = [
    tag('00', '01'),
    tag('01', '12'),
    tag('33', tag('00', 'BCEL') + tag('01', 'ONEPAY') + tag('02', mcid)),
    tag('52', mcc),
    tag('53', LAK),
    tag('54', amount),
    tag('58', 'LA'),
    tag('60', 'VTE'),
    tag('62', tag('01', billNo) + tag('05', uuid)),
    '6304',
  ].join('');
  return text + crc16(text);
}
