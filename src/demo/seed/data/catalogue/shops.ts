import type { CategoryId, Trade } from './categories';
import type { CatalogueChannel } from './kind';

type Shop = readonly [name: string, city: string];
/** Two shops for each marketplace and trade; the place in the pair is part of a shop's id. */
type ShopList = Record<CatalogueChannel, Record<Trade, readonly [Shop, Shop]>>;

/** What the second shop of a trade sells; the first sells the rest. */
export const SECOND_SHOP_CATEGORIES: CategoryId[] = [
  'dresses',
  'tops',
  'accessories',
  'jewellery',
  'food',
  'stationery',
  'pet',
  'tools',
  'sports',
];

export const SHOPS: ShopList = {
  TAOBAO: {
    wear: [
      ['步履鞋包生活馆', '广州'],
      ['小鹿衣橱', '杭州'],
    ],
    care: [
      ['花漾美妆母婴铺', '上海'],
      ['银杏饰品小铺', '杭州'],
    ],
    home: [
      ['慢食光家居', '景德镇'],
      ['木与茶杂货', '福州'],
    ],
    tech: [
      ['数码小站', '深圳'],
      ['巧手五金铺', '苏州'],
    ],
    play: [
      ['童心玩具礼品屋', '汕头'],
      ['山野户外装备', '北京'],
    ],
  },
  TMALL: {
    wear: [
      ['云步鞋包旗舰店', '泉州'],
      ['素锦服饰旗舰店', '杭州'],
    ],
    care: [
      ['兰芷个护旗舰店', '广州'],
      ['玉见首饰旗舰店', '深圳'],
    ],
    home: [
      ['青禾家居旗舰店', '佛山'],
      ['知味百货旗舰店', '杭州'],
    ],
    tech: [
      ['星驰数码旗舰店', '深圳'],
      ['力匠工具旗舰店', '东莞'],
    ],
    play: [
      ['积趣玩具旗舰店', '汕头'],
      ['跃山体育旗舰店', '厦门'],
    ],
  },
  ALIBABA: {
    wear: [
      ['泉州晋兴鞋包有限公司', '泉州'],
      ['广州丽嘉服饰厂', '广州'],
    ],
    care: [
      ['广州芳菲日化用品厂', '广州'],
      ['诸暨银月饰品有限公司', '诸暨'],
    ],
    home: [
      ['景德镇瓷韵家居用品厂', '景德镇'],
      ['宁波万佳日用百货厂', '宁波'],
    ],
    tech: [
      ['深圳宏达电子有限公司', '深圳'],
      ['永康力拓五金工具厂', '永康'],
    ],
    play: [
      ['汕头澄海乐童玩具厂', '汕头'],
      ['宁波健动体育用品有限公司', '宁波'],
    ],
  },
  JD: {
    wear: [
      ['京选鞋包自营店', '北京'],
      ['衣见服饰官方店', '上海'],
    ],
    care: [
      ['悦肤个护官方店', '上海'],
      ['金玉满堂首饰专营店', '深圳'],
    ],
    home: [
      ['家宜生活自营店', '北京'],
      ['得闲百货官方店', '宁波'],
    ],
    tech: [
      ['科联数码自营店', '北京'],
      ['匠工工具官方店', '苏州'],
    ],
    play: [
      ['奇趣玩具专营店', '广州'],
      ['动力体育官方店', '厦门'],
    ],
  },
  YIWUGOU: {
    wear: [
      ['义乌顺达鞋包商行', '义乌'],
      ['义乌锦绣服饰商行', '义乌'],
    ],
    care: [
      ['义乌美佳日化商行', '义乌'],
      ['义乌晶彩饰品商行', '义乌'],
    ],
    home: [
      ['义乌百家家居商行', '义乌'],
      ['义乌学优百货商行', '义乌'],
    ],
    tech: [
      ['义乌光明电子商行', '义乌'],
      ['义乌金锤五金商行', '义乌'],
    ],
    play: [
      ['义乌欢乐玩具礼品商行', '义乌'],
      ['义乌健友体育商行', '义乌'],
    ],
  },
  POIZON: {
    wear: [
      ['潮鞋仓', '上海'],
      ['限定衣物研究所', '杭州'],
    ],
    care: [
      ['香氛收藏室', '上海'],
      ['闪点饰品库', '上海'],
    ],
    home: [
      ['造物家居馆', '上海'],
      ['方寸生活选品', '杭州'],
    ],
    tech: [
      ['时刻数码收藏馆', '深圳'],
      ['机械工坊', '广州'],
    ],
    play: [
      ['原点潮玩馆', '上海'],
      ['球场与板仔', '北京'],
    ],
  },
};
