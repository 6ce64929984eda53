import jsQR from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { QrPicture } from '../../src/ui/qr-picture';

const EMV =
  '00020101021233380004BCEL0106ONEPAY0216mch5c2f0404102fb5204411153034185405500005802LA6003VTE62320115P203001010000010509uuid-00016304FAC0';

it.each(['1', 'https://pay.example/app/1', EMV, 'Оплата ✓ '.repeat(30)])('is read by a camera as %#', async (text) => {
  const svg = renderToStaticMarkup(<QrPicture text={text} label="Code" />)
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/class="[^"]*"/, '');
  const { data, info } = await sharp(Buffer.from(svg)).resize(600).ensureAlpha().raw().toBuffer({ resolveWithObject: true }); // prettier-ignore
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(text);
});
