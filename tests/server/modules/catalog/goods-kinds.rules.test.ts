import { describe, expect, it } from 'vitest';
import { guessGoodsKinds } from '../../../../src/server/modules/catalog/goods-kinds.rules';

const guess = (titleOriginal: string, categoryId = 'home', categoryName = '') =>
  guessGoodsKinds({ titleOriginal, categoryId, categoryName });

describe('guessGoodsKinds', () => {
  it.each([
    ['头戴式蓝牙耳机降噪无线长续航', ['BATTERY_BUILT_IN']],
    ['有线监听耳机录音棚专用', ['GENERAL']],
    ['充电宝大容量移动电源便携快充', ['BATTERY_LOOSE']],
    ['快充充电器套装插头加编织数据线', ['GENERAL']],
    ['磁吸手机壳磨砂指环支架', ['MAGNET']],
    ['智能手机大电池高刷屏全网通双卡', ['BATTERY_BUILT_IN']],
    ['轻薄笔记本电脑14英寸学生办公本', ['BATTERY_BUILT_IN']],
    ['商务电脑背包防盗通勤背包', ['GENERAL']],
    ['笔记本子加厚皮面手账日记本', ['GENERAL']],
    ['偏光太阳镜男女防晒开车墨镜', ['GENERAL']],
    ['身体乳保湿滋润香体润肤露', ['CREAM_PASTE']],
    ['不锈钢菜刀厨师刀家用切肉切菜刀', ['BLADE']],
    ['不锈钢餐具刀叉勺套装', ['GENERAL']],
    ['羽毛球拍碳素超轻双拍送羽毛球', ['GENERAL']],
    ['猫薄荷小鱼玩具逗猫抱枕磨牙', ['PLANT_ANIMAL']],
    ['仿真绿植盆栽室内客厅装饰摆件', ['GENERAL']],
    ['实木座钟客厅台钟静音扫秒摆件', ['WOOD']],
    ['紫砂茶壶手工功夫小茶壶', ['FRAGILE']],
  ])('of %s thinks %j', (title, kinds) => {
    expect(guess(title)).toEqual(kinds);
  });

  it('takes the category’s word where the title says nothing, and every kind that is named', () => {
    expect(guess('广式月饼中秋多口味糕点', 'food')).toEqual(['FOOD']);
    expect(guess('土蜂蜜天然百花蜜瓶装蜂蜜', 'food')).toEqual(['LIQUID', 'FOOD']);
    expect(guess('Set of three', 'x', 'Kitchen knives')).toEqual(['BLADE']);
    expect(guess('Wooden box with scissors')).toEqual(['BLADE', 'WOOD']);
  });
});
