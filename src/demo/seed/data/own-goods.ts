import type { OwnProductInput } from '../../../contract/own-product';
import type { Tint } from '../../pictures/picture-palette';
import { pictureUrl, type ProductPicture } from '../../pictures/picture-spec';
import { COLOURS } from './catalogue/colours';
import { OPTION_NAMES } from './catalogue/words';
import { inAll } from './in-all';

const picture = (of: Omit<ProductPicture, 'kind'>) => pictureUrl({ kind: 'product', ...of });
const inColours = (tints: Tint[]): OwnProductInput['options'] => [
  { name: OPTION_NAMES.colour, values: tints.map((tint) => COLOURS[tint]) },
];

/** What a demo shop has in its own warehouse, by the number that it always has. */
export const OWN_GOODS: ({ id: string } & OwnProductInput)[] = [
  {
    id: '100000000001',
    titles: inAll(
      'Sampan tote bag, heavy cotton | 舢板棉布托特包 | 舢舨棉布托特袋 | Túi tote Sampan, vải cotton dày | กระเป๋าโท้ต Sampan ผ้าฝ้ายหนา | Sampan トートバッグ 厚手コットン | Sampan 토트백, 두꺼운 면 | Сумка-шопер Sampan, плотный хлопок | Beg tote Sampan, kapas tebal | Sampan xarid sumkasi, qalin paxta | Sacola Sampan, algodão grosso | Bolsa Sampan, algodón grueso | Sac cabas Sampan, coton épais | Tas tote Sampan, katun tebal | Чанта Sampan, плътен памук | حقيبة سامبان من القطن السميك | ຖົງຜ້າ Sampan ຜ້າຝ້າຍໜາ',
    ),
    images: [
      picture({ object: 'shoppingbag', tints: ['teal'], setting: 'podium', backdrop: 'sand' }),
      picture({ object: 'shoppingbag', tints: ['teal', 'navy'], setting: 'lineup', backdrop: 'mist' }),
    ],
    weightGrams: 260,
    options: inColours(['teal', 'navy']),
    skus: [
      { choice: [0], priceFen: 5900, stock: 64 },
      { choice: [1], priceFen: 5900, stock: 18 },
    ],
  },
  {
    id: '100000000002',
    titles: inAll(
      'Sampan steel flask, 500 ml | 舢板不锈钢保温瓶 500 毫升 | 舢舨不鏽鋼保溫瓶 500 毫升 | Bình giữ nhiệt Sampan 500 ml | กระติกสเตนเลส Sampan 500 มล. | Sampan ステンレスボトル 500 ml | Sampan 스테인리스 보온병 500 ml | Термос Sampan, 500 мл | Termos keluli Sampan, 500 ml | Sampan termosi, 500 ml | Garrafa térmica Sampan, 500 ml | Termo de acero Sampan, 500 ml | Gourde isotherme Sampan, 500 ml | Termos baja Sampan, 500 ml | Термос Sampan, 500 ml | قارورة سامبان الفولاذية 500 مل | ກະຕິກ Sampan 500 ml',
    ),
    images: [
      picture({ object: 'flask', tints: ['teal'], setting: 'arch', backdrop: 'aqua' }),
      picture({ object: 'flask', tints: ['teal'], setting: 'close', backdrop: 'mist' }),
    ],
    weightGrams: 340,
    options: [],
    skus: [{ choice: [], priceFen: 8900, stock: 37 }],
  },
  {
    id: '100000000003',
    titles: inAll(
      'Sampan folding umbrella | 舢板折叠伞 | 舢舨摺傘 | Ô gấp Sampan | ร่มพับ Sampan | Sampan 折りたたみ傘 | Sampan 접이식 우산 | Складной зонт Sampan | Payung lipat Sampan | Sampan yig‘ma soyaboni | Guarda-chuva dobrável Sampan | Paraguas plegable Sampan | Parapluie pliant Sampan | Payung lipat Sampan | Сгъваем чадър Sampan | مظلة سامبان القابلة للطي | ຄັນຮົ່ມພັບ Sampan',
    ),
    images: [
      picture({ object: 'umbrella', tints: ['navy'], setting: 'front', backdrop: 'sky' }),
      picture({ object: 'umbrella', tints: ['navy', 'teal', 'wine'], setting: 'trio', backdrop: 'stone' }),
    ],
    weightGrams: 410,
    options: inColours(['navy', 'teal', 'wine']),
    skus: [
      { choice: [0], priceFen: 6900, stock: 25 },
      { choice: [1], priceFen: 6900, stock: 12 },
      { choice: [2], priceFen: 7200, stock: 3 },
    ],
  },
  {
    id: '100000000004',
    titles: inAll(
      'Gift box with bow, large | 蝴蝶结礼盒（大） | 蝴蝶結禮盒（大） | Hộp quà thắt nơ, cỡ lớn | กล่องของขวัญผูกโบว์ ขนาดใหญ่ | リボン付きギフトボックス 大 | 리본 선물 상자, 대형 | Подарочная коробка с бантом, большая | Kotak hadiah bereben, besar | Bantli sovg‘a qutisi, katta | Caixa de presente com laço, grande | Caja de regalo con lazo, grande | Boîte cadeau avec nœud, grande | Kotak kado berpita, besar | Подаръчна кутия с панделка, голяма | علبة هدايا بشريط، كبيرة | ກ່ອງຂອງຂວັນຕິດໂບ, ໃຫຍ່',
    ),
    images: [picture({ object: 'giftbox', tints: ['red'], setting: 'podium', backdrop: 'blush' })],
    weightGrams: 180,
    options: [],
    skus: [{ choice: [], priceFen: 2800, stock: 120 }],
  },
];
