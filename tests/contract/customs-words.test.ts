import { describe, expect, it } from 'vitest';
import { proposedWords, wrongWords } from '../../src/contract/customs-words';

describe('words that customs take', () => {
  it.each(['Mug', 'cotton T-shirt', 'tea', 'Gift box of soap', 'Tasse à café', 'Mug 350 ml'])('are %j', (words) =>
    expect(wrongWords(words)).toBeUndefined(),
  );
  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['123', 'too_vague'],
    ['杯子', 'not_latin'],
    ['Mug 杯', 'not_latin'],
    ['кружка', 'not_latin'],
    ['Gift', 'too_vague'],
    ['GIFTS and other things', 'too_vague'],
    ['household goods', 'too_vague'],
    ['plastic parts for my parcel', 'too_vague'],
    ['an electronic product', 'too_vague'],
    // two letters tell nothing, three may
    ['ab', 'too_vague'],
    ['gift ab', 'too_vague'],
    ['gift a b c d', undefined],
  ] as const)('are not %j: %s', (words, problem) => expect(wrongWords(words)).toBe(problem));
});

describe('what is proposed to say of a thing', () => {
  const SAID: Record<string, string[]> = {
    'Mobile phone case': ['Phone case for smartphone', '手机壳', '폰케이스', '폰 케이스'],
    'Power bank': ['Power bank 10000', 'powerbank', '보조배터리', '보조 배터리'],
    'Charging cable': ['USB charging cable', 'Charger', '数据线'],
    'Laptop computer': ['New laptop 14', '笔记本电脑'],
    'Desktop computer': ['Desktop computer', '台式电脑'],
    Headphones: ['Bluetooth earbuds', '耳机'],
    Microphone: ['Microphone', '麦克风'],
    'Computer mouse': ['Wireless mouse', '鼠标'],
    'Computer keyboard': ['Keyboard', '键盘'],
    'Game controller': ['Game controller', '游戏手柄'],
    'Digital camera': ['Camera', '相机'],
    'Radio receiver': ['FM radio', '收音机'],
    'Television set': ['Television', '电视'],
    'Mobile phone': ['Smartphone 5G', '智能手机'],
    Wristwatch: ['Watch for men', 'wristwatch', 'dress watch'],
    Clock: ['Alarm clock', '闹钟'],
    Backpack: ['Backpack', 'balô', 'ba lô'],
    Suitcase: ['Suitcase', 'vali', 'va li'],
    Wallet: ['Leather wallet', 'purse'],
    Handbag: ['Handbag', '手提包'],
    Bag: ['Bag', 'bags', 'pouch', 'laptop bag', 'Laptop sleeve pouch'],
    Socks: ['Socks', 'one sock'],
    Gloves: ['Gloves', 'glove'],
    Jacket: ['Jacket', '羽绒服'],
    Dress: ['Summer dress', '连衣裙'],
    'T-shirt': ['T-shirt', 'tshirt'],
    Shirt: ['Shirt', 'shirts', 'áo sơmi', 'áo sơ mi'],
    Swimsuit: ['Swimsuit'],
    'Dressing gown': ['Kimono', 'bath robe'],
    Trousers: ['Trousers', 'jeans'],
    Sandals: ['Sandals', 'slipper', 'slippers'],
    Boots: ['Boots', 'boot'],
    Shoes: ['Shoes', 'shoe', 'sneaker', 'sneakers', 'dress shoes', '皮鞋'],
    Hat: ['Hat', 'hats', 'cap'],
    Scarf: ['Scarf'],
    Sunglasses: ['Sunglasses'],
    Spectacles: ['Reading glasses'],
    Umbrella: ['Umbrella', 'ô tự động', 'Cái ô gấp'],
    Bracelet: ['Bracelet'],
    Necklace: ['Necklace'],
    'Finger ring': ['Solitaire ring', '戒指'],
    'Electric kettle': ['Electric kettle'],
    Teapot: ['Teapot'],
    Kettle: ['Kettle'],
    'Vacuum flask': ['Thermos'],
    'Drinking mug': ['Mug', 'mugs', 'cup', 'cups'],
    'Kitchen knife': ['Knife'],
    'Cooking pan': ['Frying pan'],
    Tableware: ['Plate', 'plates', 'bowl', 'bowls', 'cutlery'],
    Vase: ['Vase'],
    'Table lamp': ['Lamp', 'Lamp with vase and flowers'],
    Flashlight: ['Flashlight'],
    Candle: ['Candle', 'candles'],
    Chair: ['Chair'],
    Mirror: ['Mirror'],
    Blanket: ['Blanket'],
    Towel: ['Towel'],
    Toy: ['Toy', 'toys'],
    Football: ['Football'],
    Basketball: ['Basketball'],
    Tent: ['Tent'],
    Pens: ['Pen', 'pens', 'pencil', 'pencils'],
    Notebook: ['Notebook'],
    'Printed book': ['Book', 'books'],
    Scissors: ['Scissors'],
    Screwdrivers: ['Screwdriver'],
    Lipstick: ['Lipstick'],
    Soap: ['Soap'],
    Comb: ['Comb'],
    'Green tea': ['Green tea', 'شاي صيني الأخضر', 'شاي الأخضر'],
    Tea: ['Black tea', 'Чай чёрный', 'красный чай 100 г'],
    Chocolate: ['Chocolate'],
    Honey: ['Honey'],
  };
  it.each(Object.entries(SAID))('is %s', (name, titles) =>
    expect(titles.map(proposedWords)).toEqual(titles.map(() => name)),
  );
  it('is nothing where nobody knows its kind', () =>
    expect(
      ['', 'Qqq 7', '鞋柜', '鞋架', 'vase and', 'случай', 'чайная ложка', 'ao tự động'].map(proposedWords),
    ).toEqual(Array(8).fill('')));
  it('is something that customs take', () =>
    expect(Object.keys(SAID).filter((words) => wrongWords(words) !== undefined)).toEqual([]));
});
