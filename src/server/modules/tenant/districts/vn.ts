import type { DistrictText } from '../district.rules';

/**
 * The 34 provinces and cities in force since July 2025. Districts as an administrative level ended then; their names
 * stay the ones by which people and couriers find a place, so they make the second level here.
 */
export const VN: DistrictText = {
  languages: ['vi'],
  lines: `
VN-HN Hà Nội: Ba Đình, Hoàn Kiếm, Tây Hồ, Long Biên, Cầu Giấy, Đống Đa, Hai Bà Trưng, Hoàng Mai, Thanh Xuân, Hà Đông, Nam Từ Liêm, Bắc Từ Liêm, Sơn Tây, Ba Vì, Chương Mỹ, Đan Phượng, Đông Anh, Gia Lâm, Hoài Đức, Mê Linh, Mỹ Đức, Phú Xuyên, Phúc Thọ, Quốc Oai, Sóc Sơn, Thạch Thất, Thanh Oai, Thanh Trì, Thường Tín, Ứng Hòa
VN-SG Thành phố Hồ Chí Minh: Quận 1, Quận 3, Quận 4, Quận 5, Quận 6, Quận 7, Quận 8, Quận 10, Quận 11, Quận 12, Bình Tân, Bình Thạnh, Gò Vấp, Phú Nhuận, Tân Bình, Tân Phú, Thủ Đức, Bình Chánh, Cần Giờ, Củ Chi, Hóc Môn, Nhà Bè, Thủ Dầu Một, Dĩ An, Thuận An, Tân Uyên, Bến Cát, Vũng Tàu, Bà Rịa, Phú Mỹ, Côn Đảo
VN-HP Hải Phòng: Hồng Bàng, Lê Chân, Ngô Quyền, Kiến An, Hải An, Đồ Sơn, Dương Kinh, An Dương, Thủy Nguyên, An Lão, Kiến Thụy, Tiên Lãng, Vĩnh Bảo, Cát Hải, Bạch Long Vĩ, Hải Dương, Chí Linh, Kinh Môn
VN-DN Đà Nẵng: Hải Châu, Thanh Khê, Sơn Trà, Ngũ Hành Sơn, Liên Chiểu, Cẩm Lệ, Hòa Vang, Hoàng Sa, Hội An, Tam Kỳ, Điện Bàn, Duy Xuyên, Đại Lộc, Thăng Bình, Núi Thành
VN-26 Huế: Thuận Hóa, Phú Xuân, Hương Thủy, Hương Trà, Phong Điền, Phú Vang, Phú Lộc, Quảng Điền, A Lưới
VN-CT Cần Thơ: Ninh Kiều, Bình Thủy, Cái Răng, Ô Môn, Thốt Nốt, Phong Điền, Cờ Đỏ, Vĩnh Thạnh, Thới Lai, Sóc Trăng, Vị Thanh, Ngã Bảy
VN-14 Sơn La: Sơn La, Mộc Châu, Mai Sơn, Thuận Châu, Mường La, Yên Châu, Phù Yên, Sông Mã
VN-71 Điện Biên: Điện Biên Phủ, Mường Lay, Điện Biên, Tuần Giáo, Mường Chà, Tủa Chùa
VN-01 Lai Châu: Lai Châu, Tam Đường, Phong Thổ, Sìn Hồ, Than Uyên, Tân Uyên, Mường Tè
VN-02 Lào Cai: Lào Cai, Sa Pa, Bắc Hà, Bảo Thắng, Yên Bái, Nghĩa Lộ, Văn Chấn, Mù Cang Chải, Lục Yên
VN-07 Tuyên Quang: Tuyên Quang, Sơn Dương, Chiêm Hóa, Na Hang, Hà Giang, Đồng Văn, Mèo Vạc, Bắc Quang
VN-04 Cao Bằng: Cao Bằng, Trùng Khánh, Quảng Hòa, Hòa An, Bảo Lạc, Nguyên Bình
VN-09 Lạng Sơn: Lạng Sơn, Cao Lộc, Văn Lãng, Hữu Lũng, Chi Lăng, Lộc Bình, Bắc Sơn
VN-69 Thái Nguyên: Thái Nguyên, Sông Công, Phổ Yên, Phú Bình, Đại Từ, Bắc Kạn, Ba Bể, Chợ Mới
VN-68 Phú Thọ: Việt Trì, Phú Thọ, Lâm Thao, Thanh Ba, Vĩnh Yên, Phúc Yên, Tam Đảo, Hòa Bình, Mai Châu, Lương Sơn
VN-56 Bắc Ninh: Bắc Ninh, Từ Sơn, Quế Võ, Thuận Thành, Yên Phong, Bắc Giang, Việt Yên, Lạng Giang, Lục Ngạn
VN-66 Hưng Yên: Hưng Yên, Mỹ Hào, Văn Lâm, Văn Giang, Yên Mỹ, Khoái Châu, Thái Bình, Tiền Hải, Đông Hưng
VN-13 Quảng Ninh: Hạ Long, Cẩm Phả, Uông Bí, Móng Cái, Quảng Yên, Đông Triều, Vân Đồn, Cô Tô, Tiên Yên
VN-18 Ninh Bình: Hoa Lư, Tam Điệp, Nho Quan, Kim Sơn, Phủ Lý, Duy Tiên, Nam Định, Ý Yên, Hải Hậu
VN-21 Thanh Hóa: Thanh Hóa, Sầm Sơn, Bỉm Sơn, Nghi Sơn, Thọ Xuân, Hoằng Hóa, Quảng Xương, Ngọc Lặc
VN-22 Nghệ An: Vinh, Thái Hòa, Hoàng Mai, Diễn Châu, Quỳnh Lưu, Yên Thành, Đô Lương, Nam Đàn, Con Cuông
VN-23 Hà Tĩnh: Hà Tĩnh, Hồng Lĩnh, Kỳ Anh, Cẩm Xuyên, Đức Thọ, Nghi Xuân, Hương Sơn
VN-25 Quảng Trị: Đông Hà, Quảng Trị, Vĩnh Linh, Hướng Hóa, Đồng Hới, Ba Đồn, Bố Trạch, Lệ Thủy
VN-29 Quảng Ngãi: Quảng Ngãi, Đức Phổ, Bình Sơn, Sơn Tịnh, Lý Sơn, Kon Tum, Đắk Hà, Ngọc Hồi
VN-30 Gia Lai: Pleiku, An Khê, Ayun Pa, Chư Sê, Quy Nhơn, An Nhơn, Hoài Nhơn, Tuy Phước, Phù Cát
VN-33 Đắk Lắk: Buôn Ma Thuột, Buôn Hồ, Krông Pắc, Cư M’gar, Tuy Hòa, Sông Cầu, Đông Hòa, Tuy An
VN-34 Khánh Hòa: Nha Trang, Cam Ranh, Ninh Hòa, Vạn Ninh, Diên Khánh, Phan Rang – Tháp Chàm, Ninh Hải, Ninh Phước
VN-35 Lâm Đồng: Đà Lạt, Bảo Lộc, Đức Trọng, Di Linh, Gia Nghĩa, Đắk Mil, Phan Thiết, La Gi, Phú Quý
VN-39 Đồng Nai: Biên Hòa, Long Khánh, Long Thành, Nhơn Trạch, Trảng Bom, Đồng Xoài, Bình Long, Phước Long
VN-37 Tây Ninh: Tây Ninh, Hòa Thành, Trảng Bàng, Gò Dầu, Tân An, Kiến Tường, Đức Hòa, Bến Lức, Cần Giuộc
VN-45 Đồng Tháp: Cao Lãnh, Sa Đéc, Hồng Ngự, Tháp Mười, Mỹ Tho, Gò Công, Cai Lậy, Châu Thành
VN-49 Vĩnh Long: Vĩnh Long, Bình Minh, Long Hồ, Bến Tre, Ba Tri, Trà Vinh, Duyên Hải
VN-44 An Giang: Long Xuyên, Châu Đốc, Tân Châu, Tịnh Biên, Thoại Sơn, Rạch Giá, Hà Tiên, Phú Quốc
VN-59 Cà Mau: Cà Mau, Năm Căn, U Minh, Trần Văn Thời, Bạc Liêu, Giá Rai, Hồng Dân
`,
};
