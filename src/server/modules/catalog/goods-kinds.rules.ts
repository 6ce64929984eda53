import type { GoodsKind } from '../../../contract/transit-line';
import type { SupplierProduct } from '../../adapters/marketplace/marketplace.port';

interface Hint {
  kind: GoodsKind;
  /** Our own categories that hold little else. */
  categories?: string[];
  /** In the seller's own words, or in a category's. */
  words: RegExp;
  /** What the words also stand in without meaning it. */
  unless?: RegExp;
}

/** What carriers ask about, by how sellers write of it. Order is that of `GOODS_KINDS`. */
const HINTS: Hint[] = [
  {
    kind: 'BATTERY_BUILT_IN',
    words: /蓝牙|无线|可充电|充电播放|电筒充电|充电赛车|遥控|石英|电子表|手环|智能手|笔记本电脑|相机|电动牙刷|电动剃须|wireless|bluetooth|rechargeable|smart ?(watch|phone)/i,
    unless: /手机壳|保护壳|保护套/,
  },
  { kind: 'BATTERY_LOOSE', words: /充电宝|移动电源|锂电池|纽扣电池|power ?bank/i },
  { kind: 'MAGNET', words: /磁吸|磁铁|磁性|冰箱贴|magnet/i },
  { kind: 'LIQUID', words: /香水|精华液|爽肤水|洗发水|沐浴露|指甲油|墨水|酱油|蜂蜜|perfume|shampoo/i },
  { kind: 'CREAM_PASTE', words: /面霜|防晒霜|身体乳|润肤露|乳液|护手霜|口红|唇釉|面膜|牙膏|粉底液|lipstick|lotion|toothpaste/i },
  { kind: 'POWDER', words: /散粉|奶粉|咖啡粉|抹茶粉|面粉|蛋白粉|洗衣粉|powder/i },
  { kind: 'AEROSOL', words: /发胶|摩丝|喷漆|气雾剂|aerosol/i },
  { kind: 'FOOD', categories: ['food'], words: /食品|零食|茶叶|坚果|糖果|饼干|辣酱|咖啡豆|snacks?\b/i },
  { kind: 'PLANT_ANIMAL', words: /种子|多肉植物|干花|猫薄荷|dried flowers?|\bseeds?\b/i },
  { kind: 'MEDICINE', words: /药品|中药|维生素|保健品|膏药|vitamins?\b/i },
  { kind: 'BLADE', words: /菜刀|水果刀|厨师刀|刀片|剪刀|\bkni(fe|ves)\b|scissors/i },
  { kind: 'WOOD', words: /实木|原木|枫木|木质|木制|竹骨|wooden/i },
  { kind: 'PRINTED', words: /图书|书籍|画册|绘本/ },
  { kind: 'FRAGILE', words: /陶瓷|玻璃|骨瓷|陶罐|紫砂|ceramic|porcelain|glassware/i },
  { kind: 'ADULT', words: /情趣|成人用品/ },
  { kind: 'VALUABLE', words: /黄金|足金|钻石|单钻|翡翠/ },
]; // prettier-ignore

/**
 * What is likely in a parcel of it: a guess, by category and by the seller's own title, until somebody has opened it.
 * Where nothing speaks for anything else it is general goods.
 */
export function guessGoodsKinds({ categoryId, categoryName, titleOriginal }: GuessedBy): GoodsKind[] {
  const said = `${categoryName} ${titleOriginal}`;
  const kinds = HINTS.filter(
    ({ categories, words, unless }) =>
      categories?.includes(categoryId) || (words.test(said) && unless?.test(said) !== true),
  ).map(({ kind }) => kind);
  return kinds.length > 0 ? kinds : ['GENERAL'];
}
type GuessedBy = Pick<SupplierProduct, 'categoryId' | 'categoryName' | 'titleOriginal'>;
