import { describe, expect, it } from 'vitest';
import { simplify } from '../../../../../src/server/adapters/marketplace/embedded/traditional-chinese';

describe('a query in traditional Chinese', () => {
  it.each([
    ['運動鞋', '运动鞋'],
    ['雙肩揹包', '双肩背包'],
    ['機械手錶', '机械手表'],
    ['無線藍牙耳機', '无线蓝牙耳机'],
    ['連衣裙 純棉 長褲', '连衣裙 纯棉 长裤'],
    ['陶瓷馬克杯', '陶瓷马克杯'],
    ['嬰兒推車', '婴儿推车'],
    ['髮夾 頭飾', '发夹 头饰'],
    ['廚房不鏽鋼鍋', '厨房不锈钢锅'],
    ['檯燈', '台灯'],
    ['麵條機', '面条机'],
    ['乾花裝飾', '干花装饰'],
    ['傢俱', '家具'],
    ['電腦滑鼠墊', '电脑鼠标垫'],
    ['圍巾 絲綢 禮盒', '围巾 丝绸 礼盒'],
  ])('%s means %s', (typed, written) => {
    expect(simplify(typed)).toBe(written);
  });

  it('leaves simplified Chinese and other scripts alone', () => {
    const text = '双肩包 俱乐部 皇后 canvas рюкзак túi 배낭 حقيبة 😀';
    expect(simplify(text)).toBe(text);
  });

  it('gives no letter that it would change again', () => {
    const all = Array.from({ length: 0x9fff - 0x4e00 }, (_, n) => String.fromCodePoint(0x4e00 + n)).join('');
    const changed = [...all].filter((letter) => simplify(letter) !== letter);
    expect(changed.length).toBeGreaterThan(1500);
    expect(changed.filter((letter) => simplify(simplify(letter)) !== simplify(letter))).toEqual([]);
  });
});
