import type { ArticleSet } from '../article-writer';

export const RULES: ArticleSet = {
  PROHIBITED_PURCHASE_ITEMS: () => ({
    title: 'Hàng không nhận mua và vận chuyển',
    html: `
<p>Luật pháp, hải quan và hãng bay cấm một số mặt hàng. Hãy xem danh sách trước khi đặt: hàng cấm đã về kho chỉ có thể trả lại người bán (phí do bạn chịu) hoặc tiêu hủy.</p>
<h2>Không bao giờ mua</h2>
<ul>
<li>Vũ khí, đạn, súng mô phỏng, dùi cui, nỏ, dao bấm</li>
<li>Pháo, chất nổ, khí dễ cháy, bật lửa có ga, chất ăn mòn hoặc phóng xạ</li>
<li>Ma túy, thuốc kê đơn và thuốc gây nghiện, dụng cụ dùng ma túy</li>
<li>Hàng giả, hàng nhái thương hiệu; phim, phần mềm và sách lậu</li>
<li>Tiền mặt, thẻ ngân hàng, SIM, giấy tờ tùy thân, vé</li>
<li>Động thực vật được bảo vệ và sản phẩm từ chúng, động vật sống, hạt giống, đất</li>
<li>Văn hóa phẩm đồi trụy, thiết bị cờ bạc, camera giấu kín và máy nghe lén</li>
</ul>
<h2>Chỉ đi được một số tuyến</h2>
<table>
<thead><tr><th>Hàng</th><th>Vì sao</th><th>Nên làm</th></tr></thead>
<tbody>
<tr><td>Pin, sạc dự phòng, điện thoại</td><td>Nguy cơ cháy trên máy bay</td><td>Chọn tuyến có ghi chú nhận pin</td></tr>
<tr><td>Chất lỏng, kem, nước hoa</td><td>Rò rỉ, có cồn</td><td>Đường bộ hoặc đường biển, tối đa hai lít mỗi kiện</td></tr>
<tr><td>Bột, trà, thực phẩm khô</td><td>Kiểm tra hải quan</td><td>Giữ nguyên bao bì có nhãn</td></tr>
<tr><td>Nam châm, loa</td><td>Ảnh hưởng thiết bị bay</td><td>Đi đường biển hoặc nhờ chúng tôi đo</td></tr>
<tr><td>Thủy tinh, gốm sứ</td><td>Dễ vỡ</td><td>Đặt dịch vụ đóng gói lại</td></tr>
</tbody>
</table>
<h2>Chưa chắc chắn?</h2>
<p>Gửi link đến <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a> trước khi trả tiền. Quy định của nước nhận cũng được áp dụng và người nhận chịu trách nhiệm.</p>`,
  }),

  USER_AGREEMENT: ({ hasBalance }) => ({
    title: 'Điều khoản sử dụng và quyền riêng tư',
    html: `
<h2 id="terms">Điều khoản sử dụng</h2>
<p>{{companyName}} (“chúng tôi”) vận hành {{tenantName}}. Khi mở tài khoản hoặc đặt đơn, bạn đồng ý với các điều khoản này.</p>
<h3>1. Vai trò của chúng tôi</h3>
<p>Chúng tôi là bên mua hộ. Theo yêu cầu của bạn, chúng tôi mua của người bán tại Trung Quốc, nhận và kiểm hàng rồi giao cho đơn vị vận chuyển. Chúng tôi không phải người bán hay nhà sản xuất.</p>
<h3>2. Tài khoản</h3>
<p>Hãy khai đúng thông tin, giữ kín mật khẩu và báo ngay khi có người khác dùng tài khoản. Mỗi người một tài khoản.</p>
<h3>3. Đơn hàng và giá</h3>
<p>Đơn có hiệu lực khi đã thanh toán. Trước khi chúng tôi mua, bạn có thể hủy đơn và nhận lại toàn bộ. Nếu giá hoặc lượng hàng của người bán thay đổi, chúng tôi xin ý kiến bạn. Sau khi mua, áp dụng quy định đổi trả của người bán; chúng tôi chuyển yêu cầu của bạn đến họ.</p>
<h3>4. Kiểm hàng</h3>
<p>Chúng tôi đối chiếu số lượng, màu, cỡ và tình trạng nhìn thấy được. Chúng tôi không thể xác định thật giả, độ bền hay bên trong bao bì niêm phong.</p>
<h3>5. Vận chuyển</h3>
<p>Thời gian giao là ước tính theo kinh nghiệm, không phải cam kết. Rủi ro chuyển sang bạn khi nhận hàng. Khiếu nại mất hoặc hỏng hàng cần gửi trong 48 giờ sau khi nhận, kèm ảnh.</p>
<h3>6. Điều bị cấm</h3>
<p>Không đặt hàng trong danh sách cấm, không dùng cửa hàng để rửa tiền hay lừa người khác. Chúng tôi có thể đóng các tài khoản như vậy.</p>
<h3>7. Trách nhiệm</h3>
<p>Chúng tôi chịu trách nhiệm về lỗi của mình trong phạm vi số tiền bạn đã trả cho đơn liên quan. Quyền của người tiêu dùng theo luật nước bạn không bị ảnh hưởng.</p>
<h2 id="privacy">Quyền riêng tư</h2>
<p>Chúng tôi chỉ giữ những gì dịch vụ cần.</p>
<ul>
<li><strong>Dữ liệu:</strong> tên, email, điện thoại, địa chỉ, đơn hàng, thanh toán${hasBalance ? ', biến động số dư' : ''}, tin nhắn và địa chỉ mạng để chống lạm dụng.</li>
<li><strong>Mục đích:</strong> mua, thông quan, giao hàng, trả lời bạn và giữ sổ sách theo luật.</li>
<li><strong>Ai được thấy:</strong> đơn vị vận chuyển và hải quan (người nhận, nội dung), đơn vị thanh toán (số tiền, mã đơn). Chúng tôi không bán dữ liệu.</li>
<li><strong>Bao lâu:</strong> đơn và thanh toán theo luật thuế; phần còn lại đến khi bạn đóng tài khoản.</li>
<li><strong>Cookie:</strong> một cookie giữ đăng nhập, vài cookie nhớ ngôn ngữ và giao diện. Không quảng cáo.</li>
<li><strong>Quyền của bạn:</strong> xem, sửa, tải về và xóa dữ liệu. Viết đến <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</li>
</ul>`,
  }),
};
