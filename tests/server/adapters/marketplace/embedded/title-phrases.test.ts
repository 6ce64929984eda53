import { describe, expect, it } from 'vitest';
import { titlePhrases } from '../../../../../src/server/adapters/marketplace/embedded/title-phrases';

describe('titlePhrases', () => {
  it('goes on as the titles do, the commonest way first', () => {
    const titles = ['Canvas sneakers, classic', 'Canvas sneakers, light', 'Candle for bedroom', 'Mug'];
    expect(titlePhrases(titles, 'can', 'en')).toEqual(['canvas', 'canvas sneakers', 'candle', 'candle for bedroom']);
  });

  it('says only more than what was typed already', () => {
    expect(titlePhrases(['Canvas bag', 'Canvas bag'], 'canvas bag', 'en')).toEqual([]);
    expect(titlePhrases(['Canvas bag'], 'Canvas', 'en')).toEqual(['canvas bag']);
  });

  it('keeps to the subject: nothing beyond a comma or a bracket', () => {
    const phrases = titlePhrases(['Picnic basket (solid wicker), stock for bulk orders'], 's', 'en');
    expect(phrases).toEqual([]);
  });

  it('neither begins nor ends with a word that leads on', () => {
    expect(titlePhrases(['Lamp with a shade of glass'], 'lamp', 'en')).toEqual([]);
    expect(titlePhrases(['Lamp with a glass shade'], 'lamp', 'en')).toEqual(['lamp with a glass shade']);
    expect(titlePhrases(['Lamp with wings'], 'w', 'en')).toEqual(['wings']);
  });

  it('does not mind accents, case and hyphens', () => {
    expect(titlePhrases(['Giày derby nam'], 'giay d', 'vi')).toEqual(['giày derby nam']);
    expect(titlePhrases(['T-shirt'], 't-SH', 'en')).toEqual(['t-shirt']);
  });

  it('finds words where none are parted by spaces', () => {
    expect(titlePhrases(['帆布鞋 男', '帆布鞋 女'], '帆布', 'zh-CN')).toEqual(['帆布鞋']);
  });

  it.each(['', '  ', '，', '%', '\\', "'"])('makes nothing of %j', (typed) =>
    expect(titlePhrases(['Canvas bag'], typed, 'en')).toEqual([]),
  );
});
