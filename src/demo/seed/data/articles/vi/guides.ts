import type { ArticleSet } from '../article-writer';

export const GUIDES: ArticleSet = {
  HOW_TO_USE: ({ hasBalance, isWholesaleOnly, marketplaces }) => ({
    title: 'Cách mua hàng tại {{tenantName}}',
    html: `
<p>Bạn chọn, chúng tôi mua, kiểm, đóng gói và gửi về. Từ đường link đến tận nhà chỉ có sáu bước.</p>
<ol>
<li><strong>Tìm sản phẩm.</strong> Sao chép link từ ${marketplaces} rồi dán vào ô tìm kiếm, dán cả đoạn chia sẻ cũng được. Hoặc tìm ngay tại đây bằng tiếng Việt: tên và phân loại đã được dịch, giá đã quy đổi.</li>
<li><strong>Chọn phân loại và số lượng.</strong> Chọn màu, cỡ rồi xem chi phí bên cạnh giá: tiền hàng, phí ship nội địa Trung Quốc và phí dịch vụ, bằng tệ và bằng {{currency}}.${isWholesaleOnly ? ' Giá sỉ giảm theo số lượng, mức đang áp dụng được đánh dấu.' : ''}</li>
<li><strong>Thêm vào giỏ.</strong> Hàng được xếp theo từng người bán, vì mỗi người bán chỉ tính phí ship nội địa một lần. Có điều gì cần dặn, hãy nhắn nhân viên mua hàng.</li>
<li><strong>Đặt đơn và thanh toán.</strong> Mỗi người bán thành một đơn. Bạn trả ${hasBalance ? 'bằng số dư hoặc trực tuyến' : 'trực tuyến'} trong 72 giờ; quá hạn đơn tự hủy.</li>
<li><strong>Chúng tôi mua và kiểm.</strong> Thường đặt trong một ngày làm việc. Về kho, từng kiện được mở, đếm, đối chiếu với đơn, cân và chụp ảnh.</li>
<li><strong>Gửi về nhà.</strong> Để các kiện chờ nhau, gộp vào một thùng rồi chọn tuyến vận chuyển. Bạn theo dõi được đến khi nhận hàng.</li>
</ol>
<h2>Khi có thay đổi</h2>
<p>Nếu giá tăng hoặc hết cỡ trước khi mua, chúng tôi hỏi bạn trước. Đơn đã trả tiền vẫn hủy được khi chúng tôi chưa mua, và toàn bộ số tiền được hoàn lại.</p>
<h2>Khi link không mở được</h2>
<p>Hãy gửi đơn thủ công với link, phân loại và giá; nhân viên sẽ hỏi người bán và báo giá cho bạn.</p>
<p>Cần hỏi thêm? Viết đến <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a> hoặc gọi {{servicePhone}}.</p>`,
  }),

  PAYMENT_GUIDE: ({ hasBalance, hasBatchPay }) => ({
    title: 'Hướng dẫn thanh toán',
    html: `
<p>Giá gốc của sản phẩm tính bằng nhân dân tệ. Bạn trả bằng {{currency}}: giá tệ nhân tỷ giá, cộng {{marginPercent}}% cho chi phí chuyển tiền. Tỷ giá lúc bạn đặt được giữ nguyên trên đơn.</p>
<h2>Trả gì, khi nào</h2>
<table>
<thead><tr><th>Khoản</th><th>Thời điểm</th><th>Gồm những gì</th></tr></thead>
<tbody>
<tr><td>Mua hàng</td><td>Trong 72 giờ sau khi đặt</td><td>Tiền hàng, ship đến kho, phí dịch vụ</td></tr>
<tr><td>Vận chuyển</td><td>Sau khi đóng gói và cân</td><td>Tuyến và dịch vụ bạn chọn</td></tr>
</tbody>
</table>
<p>Phí dịch vụ là {{serviceFeePercent}}% tiền hàng và ship nội địa, tối thiểu ¥{{serviceFeeMinimum}} mỗi đơn.</p>
<h2>Cách thanh toán</h2>
<ul>
${
  hasBalance
    ? '<li><strong>Số dư.</strong> Nạp một lần rồi thanh toán trong vài giây bằng mật khẩu thanh toán sáu chữ số. Nhập sai nhiều lần, mật khẩu tạm khóa để không ai đoán được.</li>\n'
    : ''
}<li><strong>Trực tuyến.</strong> Bạn được chuyển sang trang của đơn vị thanh toán rồi quay lại đây khi xong. Chúng tôi không thấy số thẻ của bạn.${hasBalance ? '' : ' Cửa hàng không giữ số dư: mỗi đơn được trả riêng.'}</li>
${hasBatchPay ? '<li><strong>Nhiều đơn một lần.</strong> Trong mục “Chờ thanh toán”, chọn các đơn và trả cùng lúc.</li>' : ''}
</ul>
<h2>Hoàn tiền</h2>
<p>${
      hasBalance
        ? 'Nếu đơn bị hủy trước khi chúng tôi mua, hoặc người bán không giao được hàng, tiền về số dư ngay. Bạn có thể dùng tiếp hoặc yêu cầu rút.'
        : 'Nếu đơn bị hủy trước khi chúng tôi mua, hoặc người bán không giao được hàng, chúng tôi hoàn đủ số tiền và nhân viên sẽ liên hệ với bạn để chuyển.'
    }</p>
<h2>Khi thanh toán bị treo</h2>
<p>Bạn đừng thanh toán lần nữa. Khoản được xác nhận muộn vẫn chỉ ghi nhận một lần. Nếu sau một giờ chưa có gì thay đổi, hãy gửi mã thanh toán đến <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</p>`,
  }),

  ABOUT_TRANSIT_FEE: ({ transitRows, isInYuan, onTop }) => ({
    title: 'Phí vận chuyển',
    html: `
<p>Phí vận chuyển quốc tế trả sau khi đóng gói, theo cân nặng và kích thước thật. Bảng ước tính ở trang sản phẩm dùng đúng quy tắc này nên rất sát.</p>
<h2>Các tuyến</h2>
<table>
<thead><tr><th>Tuyến</th><th>Đến</th><th>Số ngày</th><th>Mức đầu</th><th>Mỗi mức tiếp</th><th>Tối đa</th></tr></thead>
<tbody>${transitRows}</tbody>
</table>
<p>${onTop}</p>
${isInYuan ? '<p>Giá tính bằng tệ, đổi sang {{currency}} theo tỷ giá ngày bạn trả.</p>' : ''}
<h2>Cân nặng tính phí</h2>
<p>Hàng nhẹ mà cồng kềnh chiếm nhiều chỗ. Với tuyến có tính thể tích, lấy dài × rộng × cao (cm) chia cho hệ số của tuyến (5000, 6000 hoặc 8000), rồi tính theo số lớn hơn giữa kết quả và cân nặng thực.</p>
<p><strong>Ví dụ.</strong> Thùng 40 × 30 × 20 cm nặng 3 kg. Với hệ số 6000, thể tích tương đương 4 kg, nên tính 4 kg.</p>
<h2>Cách tiết kiệm phí</h2>
<ul>
<li>Gộp các kiện: mức đầu chỉ tính một lần cho mỗi thùng.</li>
<li>Bỏ hộp giày và bao bì của shop, thường giảm được một phần ba thể tích.</li>
<li>Hàng nặng đi tuyến chậm, chỉ món gấp đi tuyến nhanh.</li>
</ul>
<h2>Thuế</h2>
<p>Tuyến ghi “đã gồm thuế” thì không phải trả thêm. Với các tuyến khác, hải quan có thể thu thuế của người nhận. Chúng tôi khai đúng giá trị và không khai thấp.</p>
<h2>Mất hoặc hỏng</h2>
<p>Hãy chụp ảnh thùng trước khi mở và viết cho {{serviceEmail}} trong 48 giờ sau khi nhận. Chúng tôi sẽ thay bạn yêu cầu đơn vị vận chuyển bồi thường.</p>`,
  }),
};
