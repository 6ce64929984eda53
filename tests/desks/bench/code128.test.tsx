import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BarsPicture } from '../../../src/desks/bench/bars-picture';
import { code128 } from '../../../src/desks/bench/code128';
import { codesIn } from '../../support/codes-in';

describe('a bar code', () => {
  it('begins and ends as the standard says', () => {
    const bars = code128('PJJ123C') ?? [];
    // start: 211214, of which every second is a gap; stop: 2331112
    expect(bars.slice(0, 3)).toEqual([
      [0, 2],
      [3, 1],
      [6, 1],
    ]);
    expect(bars.slice(-4).map(([, width]) => width)).toEqual([2, 3, 1, 2]);
  });

  it('halves runs of digits, and writes nothing that it cannot', () => {
    expect((code128('SF1234567890123') ?? []).length).toBeLessThan((code128('SFABCDEFGHIJKLM') ?? []).length);
    expect([code128(''), code128('é'), code128('x'.repeat(61))]).toEqual([undefined, undefined, undefined]);
  });

  it.each(['PC2611260042', 'SF1234567890123', 'T-9 a~z', '!R-DAMAGED', 'L-A01-03-2'])(
    'is read by a reader as %s, as it comes from a printer of 203 dots to the inch',
    async (text) => {
      const markup = renderToStaticMarkup(<BarsPicture text={text} label={text} />);
      const picture = await sharp(Buffer.from(markup.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')), {
        density: 203,
      })
        .flatten({ background: '#fff' })
        .extend({ top: 20, bottom: 20, background: '#fff' })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(await codesIn(picture)).toEqual([text]);
    },
  );
});
