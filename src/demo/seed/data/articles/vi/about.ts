import type { ArticleSet } from '../article-writer';

export const ABOUT: ArticleSet = {
  ABOUT_US: ({ marketplaces, isWholesaleOnly }) => ({
    title: 'Về {{tenantName}}',
    html: `
<p>{{tenantName}} ra đời từ một nỗi bực rất thường: giá tốt nằm trên những trang tiếng Trung bạn không đọc được, ở những người bán không gửi ra nước ngoài và không nhận hình thức thanh toán của bạn.</p>
<p>Vì thế chúng tôi đặt người của mình ở đầu bên kia. Nhân viên mua hàng đặt trên ${marketplaces} như mua cho chính mình. Kho Quảng Châu và Nghĩa Ô mở từng kiện, đếm, cân và chụp ảnh. ${isWholesaleOnly ? 'Phần lớn khách hàng của chúng tôi có cửa hàng riêng; họ cần giấy tờ đầy đủ và thùng hàng đóng sẵn để bán lại.' : 'Rồi mọi thứ bạn mua đi chung một thùng, trên tuyến hợp với túi tiền và sự kiên nhẫn của bạn.'}</p>
<h2>Điều chúng tôi cam kết</h2>
<ul>
<li><strong>Biết mọi khoản phí trước khi trả.</strong> Chi phí ở trang sản phẩm, giỏ hàng và hóa đơn tính theo cùng một quy tắc, mở ra xem được từng dòng.</li>
<li><strong>Tiền vẫn là của bạn.</strong> Khi chúng tôi chưa mua, bạn bấm một nút là hủy đơn và nhận lại toàn bộ tiền.</li>
<li><strong>Ảnh thật, không hứa suông.</strong> Bạn thấy hàng trong kho trước khi nó rời Trung Quốc.</li>
<li><strong>Có người trả lời.</strong> Vào ngày làm việc, chúng tôi phản hồi trong vài giờ, bằng tiếng Việt.</li>
</ul>
<h2>Liên hệ</h2>
<p>{{companyName}}<br>Email: <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a><br>Điện thoại: {{servicePhone}}</p>
<p>Có gì chưa ổn, hãy nói với chúng tôi. Những thay đổi hay nhất của cửa hàng đều bắt đầu từ một lời phàn nàn.</p>`,
  }),

  FAQ: ({ hasBalance, marketplaces }) => ({
    title: 'Hỏi đáp',
    html: `
<h3>Tôi mua được ở những sàn nào?</h3>
<p>Trên ${marketplaces}. Dán link sản phẩm, link rút gọn từ ứng dụng hay cả đoạn chia sẻ đều được.</p>
<h3>Tôi trả thêm bao nhiêu so với giá niêm yết?</h3>
<p>Phí ship nội địa đến kho, phí dịch vụ {{serviceFeePercent}}% (tối thiểu ¥{{serviceFeeMinimum}} mỗi đơn) và sau đó là phí vận chuyển quốc tế. Trang sản phẩm cho xem tất cả trước khi đặt.</p>
<h3>Vì sao phải trả hai lần?</h3>
<p>Lần đầu để mua hàng. Lần sau để gửi hàng về, chỉ tính được khi thùng đã đóng và cân xong.</p>
<h3>Tôi có được hủy không?</h3>
<p>Được, khi chúng tôi chưa mua: bạn hủy đơn và nhận lại toàn bộ tiền${hasBalance ? ' vào số dư' : ''}. Sau đó chúng tôi hỏi người bán và làm theo quy định của họ.</p>
<h3>Cửa hàng kiểm tra những gì?</h3>
<p>Số lượng, màu, cỡ và lỗi nhìn thấy được, kèm ảnh. Với đồ điện tử và lô hàng lớn, hãy đặt dịch vụ kiểm chi tiết.</p>
<h3>Hàng sai hoặc hỏng thì sao?</h3>
<p>Khi còn ở kho, chúng tôi đổi hoặc trả giúp bạn. Đa số người bán nhận đổi trả trong bảy ngày, vì vậy hãy xem ảnh sớm.</p>
<h3>Có gộp nhiều shop vào một thùng được không?</h3>
<p>Được, đa số khách làm vậy. Để các kiện chờ trong kho rồi đánh dấu những kiện muốn đóng chung.</p>
<h3>Mất bao lâu?</h3>
<p>Hai đến năm ngày từ người bán đến kho, cộng số ngày của tuyến bạn chọn. Xem mục “Phí vận chuyển”.</p>
<hr>
<p>Chưa tìm thấy câu trả lời? Viết đến <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a></p>`,
  }),

  SOURCING_SERVICE: () => ({
    title: 'Dịch vụ tìm nguồn hàng',
    html: `
<p>Bạn cần món mà ô tìm kiếm không ra, hoặc nguồn tốt hơn cho mặt hàng đang bán? Nhân viên của chúng tôi tìm trên mạng và đi tận chợ Nghĩa Ô, Quảng Châu.</p>
<h2>Các bước</h2>
<ol>
<li><strong>Mô tả.</strong> Gửi ảnh, kích thước, chất liệu, số lượng, giá mong muốn đến <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</li>
<li><strong>Hỏi giá.</strong> Trong ba ngày làm việc bạn nhận tối đa ba báo giá với mức giá, số lượng tối thiểu và thời gian sản xuất.</li>
<li><strong>Xem mẫu.</strong> Chúng tôi đặt mẫu, chụp, đo và gửi cho bạn nếu cần.</li>
<li><strong>Đặt và kiểm.</strong> Đặt cọc, sản xuất, kiểm cuối và vận chuyển đều qua chúng tôi, một hóa đơn.</li>
</ol>
<h2>Chi phí</h2>
<table>
<thead><tr><th>Giá trị đơn</th><th>Phí</th></tr></thead>
<tbody>
<tr><td>Tìm và báo giá</td><td>Miễn phí, ba lần mỗi tháng</td></tr>
<tr><td>Đến ¥20.000</td><td>8%</td></tr>
<tr><td>Trên ¥20.000</td><td>5%</td></tr>
<tr><td>Đến thăm xưởng</td><td>¥600 một ngày và tiền đi lại</td></tr>
</tbody>
</table>
<h2>Điều giúp chúng tôi tìm nhanh</h2>
<p>Một bức ảnh rõ đáng giá cả trang chữ. Hãy cho biết điều gì quan trọng nhất: giá, màu, chứng nhận hay ngày giao, và bạn có thể nhượng bộ điều gì. Với đồ điện, đồ chơi và mỹ phẩm, hãy ghi rõ chứng nhận mà hải quan nước bạn yêu cầu.</p>
<p>Chúng tôi không tìm hàng giả, hàng nhái và hàng cấm.</p>`,
  }),

  OEM: () => ({
    title: 'Thương hiệu riêng (OEM)',
    html: `
<p>Đưa tên bạn lên sản phẩm. Chúng tôi tìm xưởng, theo dõi hàng mẫu và kiểm từng lô, để bạn yên tâm bán hàng.</p>
<h2>Những gì có thể thay đổi</h2>
<ul>
<li><strong>Nhãn và bao bì:</strong> nhãn dệt, thẻ treo, hộp in, mã vạch, hướng dẫn. Từ khoảng 100 chiếc.</li>
<li><strong>In và màu:</strong> logo in lụa, thêu, khắc laser; màu riêng. Từ khoảng 300 chiếc.</li>
<li><strong>Kiểu dáng và chất liệu:</strong> sửa rập, khuôn riêng. Từ khoảng 1.000 chiếc, có phí khuôn.</li>
</ul>
<h2>Các bước</h2>
<ol>
<li>Gửi bản vẽ hoặc sản phẩm mẫu, số lượng và ngày cần đến <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</li>
<li>Trong năm ngày làm việc bạn có báo giá gồm đơn giá, phí khuôn, thời gian và cách thanh toán.</li>
<li>Bạn duyệt mẫu; mẫu được niêm phong làm chuẩn.</li>
<li>Sản xuất, gửi ảnh giữa kỳ, rồi kiểm xác suất.</li>
<li>Đóng gói theo kênh bán và gửi bằng đường bay, đường biển hoặc đường bộ.</li>
</ol>
<h2>Thanh toán</h2>
<p>Thường trả 30% khi đặt, 70% sau khi kiểm. Phí khuôn trả trước và khuôn thuộc về bạn.</p>
<h2>Quyền sở hữu</h2>
<p>Chúng tôi cần bằng chứng bạn có quyền dùng nhãn hiệu; thiết kế chỉ gửi cho các xưởng báo giá, kèm cam kết bảo mật.</p>`,
  }),
};
