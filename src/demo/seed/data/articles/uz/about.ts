import type { ArticleSet } from '../article-writer';

export const ABOUT: ArticleSet = {
  ABOUT_US: ({ marketplaces, isWholesaleOnly }) => ({
    title: '{{tenantName}} haqida',
    html: `
<p>{{tenantName}} oddiy bir noqulaylikdan boshlandi: eng yaxshi narxlar o‘qib bo‘lmaydigan xitoycha sahifalarda, chet elga jo‘natmaydigan va sizning kartangizni olmaydigan sotuvchilarda turadi.</p>
<p>Shuning uchun narigi tomonga o‘z odamlarimizni qo‘ydik. Xaridchilarimiz ${marketplaces}dan o‘ziga olgandek buyurtma beradi. Guanchjou va Iudagi omborlarimiz har jo‘natmani ochadi, sanaydi, tortadi va suratga oladi. ${isWholesaleOnly ? 'Mijozlarimizning ko‘pchiligi o‘z do‘koniga ega; ularga hujjatlar tartibi va sotuvga tayyor qutilar muhim.' : 'So‘ng olgan hamma narsangiz bitta qutida, hamyoningiz va sabringizga mos yo‘l bilan keladi.'}</p>
<h2>Nimaga amal qilamiz</h2>
<ul>
<li><strong>Har bir to‘lov oldindan ko‘rinadi.</strong> Mahsulot sahifasi, savat va hisobdagi raqamlar bitta qoida bilan chiqadi va qatorma-qator ochiladi.</li>
<li><strong>Pulingiz o‘zingizniki.</strong> Biz sotib olgunimizcha buyurtma bitta tugma bilan yopiladi va pul to‘liq qaytadi.</li>
<li><strong>Va’da emas, surat.</strong> Tovar Xitoydan chiqishidan oldin uni ombordagi holida ko‘rasiz.</li>
<li><strong>Javobni odam beradi.</strong> Ish kunlari bir necha soat ichida, o‘z tilingizda.</li>
</ul>
<h2>Bizni qayerdan topasiz</h2>
<p>{{companyName}}<br>E-pochta: <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a><br>Telefon: {{servicePhone}}</p>
<p>Biror narsa yoqmadimi? Yozing. Do‘konning eng yaxshi o‘zgarishlari shikoyatdan boshlangan.</p>`,
  }),

  FAQ: ({ hasBalance, marketplaces }) => ({
    title: 'Savol-javob',
    html: `
<h3>Qaysi bozorlardan olish mumkin?</h3>
<p>${marketplaces}. Mahsulot havolasi, ilovadagi qisqa havola yoki butun “ulashish” matni ham bo‘ladi.</p>
<h3>Ko‘rsatilgan narxdan qancha ortiq to‘layman?</h3>
<p>Sotuvchidan omborgacha yetkazish, {{serviceFeePercent}} % xizmat haqi (buyurtmaga kamida ¥{{serviceFeeMinimum}}) va keyin xalqaro yetkazish. Hammasi buyurtmadan oldin mahsulot sahifasida ko‘rinadi.</p>
<h3>Nega ikki marta to‘lanadi?</h3>
<p>Birinchisi tovarni oladi. Ikkinchisi uni jo‘natadi, uni faqat quti qadoqlanib tortilgach hisoblash mumkin.</p>
<h3>Bekor qilsa bo‘ladimi?</h3>
<p>Ha, biz sotib olgunimizcha: buyurtmani yoping, pul to‘liq${hasBalance ? ' balansga' : ''} qaytadi. Keyin sotuvchining qoidasi hal qiladi.</p>
<h3>Nimani tekshirasiz?</h3>
<p>Son, rang, o‘lcham va ko‘rinadigan nuqson, suratlari bilan. Texnika va katta partiya uchun batafsil tekshiruv buyurtma qiling.</p>
<h3>Boshqa narsa yoki singani kelsa-chi?</h3>
<p>Omborda turganida qaytaramiz yoki almashtiramiz. Ko‘p sotuvchilar yetti kun ichida qabul qiladi, shuning uchun suratlarni tezroq ko‘ring.</p>
<h3>Bir nechta sotuvchini bitta qutiga yig‘sa bo‘ladimi?</h3>
<p>Ha, ko‘pchilik shunday qiladi. Jo‘natmalar omborda kutadi, birga qadoqlanadiganini belgilaysiz.</p>
<h3>Qancha vaqt ketadi?</h3>
<p>Omborgacha ikki-besh kun, keyin tanlangan yo‘lning kunlari. “Yetkazib berish narxi”ga qarang.</p>
<hr>
<p>Javob topilmadimi? <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a></p>`,
  }),

  SOURCING_SERVICE: () => ({
    title: 'Tovar topib berish',
    html: `
<p>Qidiruv topmagan narsa kerakmi yoki sotayotgan tovaringizga yaxshiroq manbami? Xaridchilarimiz internetdan ham, Iu va Guanchjou bozorlaridan piyoda ham izlaydi.</p>
<h2>Qanday ishlaydi</h2>
<ol>
<li><strong>Tasvirlang.</strong> Surat, o‘lcham, material, son, mo‘ljal narxni <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>ga yuboring.</li>
<li><strong>Biz so‘raymiz.</strong> Uch ish kunida uchtagacha taklif olasiz: narx pog‘onalari, eng kam son, muddat.</li>
<li><strong>Namunani ko‘rasiz.</strong> Buyurtma qilamiz, suratga olamiz, o‘lchaymiz va xohlasangiz jo‘natamiz.</li>
<li><strong>Buyurtma va nazorat.</strong> Bo‘nak, ishlab chiqarish, oxirgi tekshiruv va jo‘natish biz orqali, bitta hisob bilan.</li>
</ol>
<h2>Narxi</h2>
<table>
<thead><tr><th>Buyurtma summasi</th><th>Haq</th></tr></thead>
<tbody>
<tr><td>Qidirish va takliflar</td><td>Bepul, oyiga uch marta</td></tr>
<tr><td>¥20 000 gacha</td><td>8 %</td></tr>
<tr><td>¥20 000 dan ko‘p</td><td>5 %</td></tr>
<tr><td>Fabrikaga borish</td><td>Kuniga ¥600 va yo‘l puli</td></tr>
</tbody>
</table>
<h2>Bizga nima yordam beradi</h2>
<p>Aniq surat bir bet so‘zga teng. Eng muhimi nimaligini ayting: narx, rang, sertifikat yoki muddat. Texnika, o‘yinchoq va kosmetika uchun bojxona so‘raydigan hujjatlarni yozing.</p>
<p>Soxta brend va taqiqlangan tovarni izlamaymiz.</p>`,
  }),

  OEM: () => ({
    title: 'O‘z brendingiz (OEM)',
    html: `
<p>Tovarga o‘z nomingizni qo‘ying. Fabrikani topamiz, namunani kuzatamiz, partiyani tekshiramiz, siz sotuv bilan shug‘ullanasiz.</p>
<h2>Nimani o‘zgartirish mumkin</h2>
<ul>
<li><strong>Yorliq va qadoq:</strong> to‘qima yorliq, birka, bosma quti, shtrix-kod, yo‘riqnoma. Taxminan 100 donadan.</li>
<li><strong>Bosma va rang:</strong> logotip bosma, kashta yoki lazer bilan; o‘z rangingiz. Taxminan 300 donadan.</li>
<li><strong>Shakl va material:</strong> boshqa bichim, o‘z qolipingiz. Taxminan 1000 donadan, qolip puli bilan.</li>
</ul>
<h2>Partiyagacha yo‘l</h2>
<ol>
<li>Chizma yoki namuna, son va sanani <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>ga yuboring.</li>
<li>Besh ish kunida dona narxi, qolip, muddat va to‘lov shartlari bilan taklif olasiz.</li>
<li>Namunani tasdiqlaysiz; u muhrlanib, o‘lchov bo‘ladi.</li>
<li>Ishlab chiqarish, yarmida suratlar, so‘ng tanlab tekshirish.</li>
<li>Sotuv kanalingizga mos qadoqlanadi va jo‘natiladi.</li>
</ol>
<h2>To‘lov</h2>
<p>Odatda 30 % buyurtmada, 70 % tekshiruvdan keyin. Qolip oldindan to‘lanadi va sizniki bo‘ladi.</p>
<h2>Huquqlar</h2>
<p>Belgidan foydalanish huquqingizni tasdiqlang; eskizlarni faqat narx beradigan fabrikalar, yozma maxfiylik va’dasi bilan ko‘radi.</p>`,
  }),
};
