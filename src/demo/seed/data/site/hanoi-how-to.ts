import { pictureUrl } from '../../../pictures/picture-spec';
import type { HowToValue } from '../../../../server/modules/content/content.service';

const objects = ['shoppingbag', 'phone', 'giftbox', 'suitcase'] as const;
const bannerAt = (mirrored: boolean) =>
  pictureUrl({ kind: 'banner', objects: [...objects], colour: '#b5252b', mirrored });

/** The road of a parcel from a Taobao page to a door in Hanoi. */
export const hanoiHowTo: HowToValue = {
  banner: {
    title: { vi: 'Mua hàng Trung Quốc trong năm bước', en: 'From China to your door in five steps' },
    subtitle: {
      vi: '{{tenantName}} đặt, kiểm, chụp ảnh và giao. Bạn chỉ cần chọn.',
      en: '{{tenantName}} orders, checks, photographs and delivers. You only choose.',
    },
    image: bannerAt(false),
    mirroredImage: bannerAt(true),
  },
  steps: [
    {
      name: { vi: 'Tìm sản phẩm', en: 'Find the product' },
      remark: { vi: 'Dán link hoặc gõ tiếng Việt', en: 'Paste a link, or type in your language' },
      image: pictureUrl({ kind: 'product', object: 'phone', tints: ['blue'], setting: 'front', backdrop: 'sky' }),
      description: {
        vi: '<p>Sao chép link từ Taobao, Tmall, 1688 hay Poizon rồi dán vào ô tìm kiếm, cả đoạn chia sẻ từ ứng dụng cũng được. Chưa có link? Tìm bằng tiếng Việt: tên và phân loại đã được dịch, giá đã quy đổi.</p>',
        en: '<p>Copy the link from Taobao, Tmall, 1688 or Poizon and paste it into the search field; the whole share text of the app will do. No link yet? Search in your own language: titles, options and prices come translated.</p>',
      },
    },
    {
      name: { vi: 'Xem trước mọi khoản phí', en: 'See every fee first' },
      remark: { vi: 'Tiền hàng, ship nội địa, phí dịch vụ', en: 'Goods, freight in China, our fee' },
      image: pictureUrl({ kind: 'product', object: 'purse', tints: ['red'], setting: 'podium', backdrop: 'blush' }),
      description: {
        vi: '<p>Chọn màu, cỡ và số lượng. Chi phí cạnh giá mở ra từng dòng: tiền hàng, phí ship nội địa Trung Quốc và phí dịch vụ <strong>{{serviceFeePercent}}%</strong> (tối thiểu ¥{{serviceFeeMinimum}} mỗi đơn), đã quy đổi ra {{currency}}.</p>',
        en: '<p>Choose colour, size and quantity. The receipt beside the price opens line by line: goods, freight inside China and our fee of <strong>{{serviceFeePercent}} %</strong> (at least ¥{{serviceFeeMinimum}} an order), converted to {{currency}}.</p>',
      },
    },
    {
      name: { vi: 'Đặt hàng và thanh toán', en: 'Order and pay' },
      remark: { vi: 'Trong vòng 72 giờ', en: 'Within 72 hours' },
      image: pictureUrl({ kind: 'product', object: 'shoppingbag', tints: [], setting: 'arch', backdrop: 'butter' }),
      description: {
        vi: '<p>Mỗi người bán là một đơn, vì mỗi người bán tính phí ship nội địa một lần. Thanh toán trực tuyến trong 72 giờ. Nếu đổi ý trước khi chúng tôi mua, bạn hủy đơn và được hoàn đủ tiền. Xem <a href="/payment-guide">hướng dẫn thanh toán</a>.</p>',
        en: '<p>Each seller is one order, because each charges freight once. Pay online within 72 hours. Change your mind before we buy, close the order, and the whole sum comes back. See the <a href="/payment-guide">payment guide</a>.</p>',
      },
    },
    {
      name: { vi: 'Kiểm hàng ở Quảng Châu', en: 'Checked in Guangzhou' },
      remark: { vi: 'Ảnh thật kiện hàng của bạn', en: 'Real pictures of your own parcel' },
      image: pictureUrl({ kind: 'product', object: 'camera', tints: [], setting: 'front', backdrop: 'mint' }),
      description: {
        vi: '<p>Kiện hàng được mở, đếm, đối chiếu với đơn, cân và chụp ảnh. Sai màu hay hỏng, chúng tôi đổi trả với người bán ngay khi hàng còn ở kho.</p>',
        en: '<p>Each parcel is opened, counted, compared with the order, weighed and photographed. A wrong colour or a fault is settled with the seller while the goods still lie in our warehouse.</p>',
      },
    },
    {
      name: { vi: 'Gửi về Việt Nam', en: 'Home to Vietnam' },
      remark: { vi: 'Đường bộ hoặc đường bay', en: 'By road or by air' },
      image: pictureUrl({ kind: 'product', object: 'giftbox', tints: ['green'], setting: 'podium', backdrop: 'sage' }),
      description: {
        vi: '<p>Gộp nhiều kiện vào một thùng để chỉ trả mức phí đầu một lần, rồi chọn tuyến ở <a href="/transportation-charge">bảng phí vận chuyển</a>. Cần hỏi thêm? Viết đến <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a> hoặc gọi {{servicePhone}}.</p>',
        en: '<p>Have several parcels packed into one box, so that the first unit is paid once, and choose a line from the <a href="/transportation-charge">shipping fees</a>. Questions? Write to <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a> or call {{servicePhone}}.</p>',
      },
    },
  ],
};
