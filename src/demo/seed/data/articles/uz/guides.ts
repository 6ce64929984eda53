import type { ArticleSet } from '../article-writer';

export const GUIDES: ArticleSet = {
  HOW_TO_USE: ({ hasBalance, isWholesaleOnly, marketplaces }) => ({
    title: '{{tenantName}}dan qanday xarid qilinadi',
    html: `
<p>Siz tanlaysiz, biz sotib olamiz, tekshiramiz, qadoqlaymiz va jo‘natamiz. Havoladan eshigingizgacha olti qadam.</p>
<ol>
<li><strong>Mahsulotni toping.</strong> ${marketplaces} havolasini nusxalab, qidiruv maydoniga qo‘ying; “ulashish” matni bilan birga ham bo‘ladi. Yoki shu yerning o‘zida o‘zbekcha qidiring: nomlar, variantlar va narxlar tarjima qilingan.</li>
<li><strong>Variant va sonni tanlang.</strong> Rang va o‘lchamni belgilang, narx yonida hisob turadi: mahsulot, Xitoy ichidagi yetkazish va xizmat haqi, yuanda hamda {{currency}}da.${isWholesaleOnly ? ' Ulgurji narx songa qarab pasayadi, amaldagi pog‘ona belgilangan.' : ''}</li>
<li><strong>Savatga soling.</strong> Mahsulotlar sotuvchilar bo‘yicha guruhlanadi, chunki har biri ichki yetkazishni bir marta oladi. Muhim gapni xaridchiga xabar qilib yozing.</li>
<li><strong>Buyurtma bering va to‘lang.</strong> Har sotuvchiga bitta buyurtma. To‘lov ${hasBalance ? 'balansdan yoki onlayn' : 'onlayn'}, 72 soat ichida; keyin buyurtma o‘zi yopiladi.</li>
<li><strong>Biz sotib olamiz va tekshiramiz.</strong> Odatda bir ish kunida buyurtma beramiz. Omborda har bir jo‘natma ochiladi, sanaladi, buyurtma bilan solishtiriladi, tortiladi va suratga olinadi.</li>
<li><strong>Uyga jo‘nating.</strong> Turli sotuvchilardan kelgan jo‘natmalarni bitta qutiga yig‘ib, yo‘lni tanlang. Qo‘lingizga yetguncha kuzatib borasiz.</li>
</ol>
<h2>Biror narsa o‘zgarsa</h2>
<p>Sotib olishdan oldin narx oshsa yoki o‘lcham tugasa, avval sizdan so‘raymiz. To‘langan buyurtmani biz sotib olgunimizcha yopish mumkin, pul to‘liq qaytadi.</p>
<h2>Havola ochilmasa</h2>
<p>Qo‘lda buyurtma to‘ldiring: havola, variant, narx. Xodimimiz sotuvchidan aniqlab, hisobini yuboradi.</p>
<p>Savollar: <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>, {{servicePhone}}.</p>`,
  }),

  PAYMENT_GUIDE: ({ hasBalance, hasBatchPay }) => ({
    title: 'To‘lov qo‘llanmasi',
    html: `
<p>Mahsulot narxi yuanda, siz {{currency}}da to‘laysiz: yuandagi narx kurs bo‘yicha va o‘tkazma xarajati uchun {{marginPercent}} % ustama bilan. Buyurtma paytidagi kurs o‘zgarmay qoladi.</p>
<h2>Nimaga va qachon</h2>
<table>
<thead><tr><th>To‘lov</th><th>Qachon</th><th>Nima kiradi</th></tr></thead>
<tbody>
<tr><td>Xarid</td><td>Buyurtmadan keyin 72 soat</td><td>Mahsulot, omborgacha yetkazish, xizmat haqi</td></tr>
<tr><td>Yetkazish</td><td>Qadoqlab tortilgandan keyin</td><td>Tanlangan yo‘l va xizmatlar</td></tr>
</tbody>
</table>
<p>Xizmat haqi mahsulot va ichki yetkazishning {{serviceFeePercent}} foizi, har buyurtmaga kamida ¥{{serviceFeeMinimum}}.</p>
<h2>To‘lov usullari</h2>
<ul>
${
  hasBalance
    ? '<li><strong>Balans.</strong> Bir marta to‘ldiring, keyin olti raqamli to‘lov paroli bilan soniyalarda to‘lang. Bir necha xato kiritilsa, parol vaqtincha qulflanadi.</li>\n'
    : ''
}<li><strong>Onlayn.</strong> To‘lov tizimi sahifasiga o‘tasiz va tugagach shu yerga qaytasiz. Karta raqamini biz ko‘rmaymiz.${hasBalance ? '' : ' Do‘kon balans yuritmaydi: har buyurtma alohida to‘lanadi.'}</li>
${hasBatchPay ? '<li><strong>Bir nechta buyurtma birga.</strong> “To‘lov kutilmoqda” bo‘limida buyurtmalarni belgilab, bitta to‘lov qiling.</li>' : ''}
</ul>
<h2>Pulni qaytarish</h2>
<p>${
      hasBalance
        ? 'Buyurtma xariddan oldin yopilsa yoki sotuvchi jo‘nata olmasa, pul darhol balansga qaytadi. Uni yana sarflash yoki yechib olish mumkin.'
        : 'Buyurtma xariddan oldin yopilsa yoki sotuvchi jo‘nata olmasa, pulni to‘liq qaytaramiz va xodim siz bilan kelishadi.'
    }</p>
<h2>To‘lov to‘xtab qolsa</h2>
<p>Ikkinchi marta to‘lamang. Kech tasdiqlangan to‘lov ham faqat bir marta hisobga olinadi. Bir soatda o‘zgarmasa, to‘lov raqamini <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>ga yuboring.</p>`,
  }),

  ABOUT_TRANSIT_FEE: ({ transitRows, isInYuan, onTop }) => ({
    title: 'Yetkazib berish narxi',
    html: `
<p>Xalqaro yetkazish jo‘natma qadoqlangandan keyin, haqiqiy og‘irlik va o‘lchami bo‘yicha to‘lanadi. Mahsulot sahifasidagi taxmin ham shu qoidaga tayanadi.</p>
<h2>Yo‘llarimiz</h2>
<table>
<thead><tr><th>Yo‘l</th><th>Qayerga</th><th>Kun</th><th>Birinchi qadam</th><th>Har keyingisi</th><th>Eng ko‘pi</th></tr></thead>
<tbody>${transitRows}</tbody>
</table>
<p>${onTop}</p>
${isInYuan ? '<p>Narxlar yuanda, to‘lov kunidagi kurs bilan {{currency}}ga o‘tkaziladi.</p>' : ''}
<h2>Hisoblanadigan og‘irlik</h2>
<p>Yengil, lekin katta narsa joy egallaydi. Hajm hisobga olinadigan yo‘lda uzunlik × eni × balandlik (sm) yo‘lning bo‘luvchisiga (5000, 6000 yoki 8000) bo‘linadi; shu son bilan tarozi ko‘rsatganidan kattasi olinadi.</p>
<p><strong>Misol.</strong> 40 × 30 × 20 sm quti 3 kg. Bo‘luvchi 6000 bo‘lsa, hajmi 4 kg ga teng, 4 kg uchun to‘lanadi.</p>
<h2>Kamroq to‘lash uchun</h2>
<ul>
<li>Jo‘natmalarni birlashtiring: birinchi qadam har qutiga bir marta olinadi.</li>
<li>Poyabzal qutisi va do‘kon qadog‘ini oldirib tashlang, hajm uchdan birga kamayadi.</li>
<li>Og‘irini sekin yo‘l bilan, faqat shoshilinchini tez yo‘l bilan jo‘nating.</li>
</ul>
<h2>Boj va soliq</h2>
<p>“Boj bilan” deyilgan yo‘llarda qo‘shimcha to‘lov yo‘q. Boshqalarida bojxona oluvchidan so‘rashi mumkin. Qiymatni to‘g‘ri ko‘rsatamiz, kamaytirmaymiz.</p>
<h2>Yo‘qolish va shikast</h2>
<p>Qutini ochishdan oldin suratga oling va 48 soat ichida {{serviceEmail}}ga yozing. Tashuvchidan undirishni biz qilamiz.</p>`,
  }),
};
