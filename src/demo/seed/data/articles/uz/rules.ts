import type { ArticleSet } from '../article-writer';

export const RULES: ArticleSet = {
  PROHIBITED_PURCHASE_ITEMS: () => ({
    title: 'Nimani sotib olmaymiz va jo‘natmaymiz',
    html: `
<p>Ba’zi mahsulotlarni qonun, bojxona va aviakompaniyalar taqiqlaydi. Buyurtmadan oldin ro‘yxatni ko‘ring: taqiqlangan narsa omborga kelsa, uni faqat sizning hisobingizdan qaytarish yoki yo‘q qilish mumkin.</p>
<h2>Hech qachon olinmaydi</h2>
<ul>
<li>Qurol, o‘q-dori, qurol nusxasi, kaltak, arbalet, tugmali pichoq</li>
<li>Mushakbozlik vositalari, portlovchi modda, yonuvchi gaz, to‘ldirilgan zajigalka, o‘yuvchi va radioaktiv modda</li>
<li>Giyohvandlik moddalari, retseptli va narkotik dorilar, ularni iste’mol qilish vositalari</li>
<li>Brendlarning soxtasi, noqonuniy film, dastur va kitoblar</li>
<li>Naqd pul, bank kartasi, SIM-karta, hujjatlar, chiptalar</li>
<li>Himoyadagi hayvon va o‘simliklar, ulardan yasalgan buyumlar, tirik hayvon, urug‘, tuproq</li>
<li>Pornografiya, qimor uskunalari, yashirin kamera va eshitish moslamalari</li>
</ul>
<h2>Faqat ayrim yo‘llarda</h2>
<table>
<thead><tr><th>Mahsulot</th><th>Sababi</th><th>Nima qilish kerak</th></tr></thead>
<tbody>
<tr><td>Batareya, quvvatlagich, telefon</td><td>Samolyotda yong‘in xavfi</td><td>Izohida ruxsat berilgan yo‘l</td></tr>
<tr><td>Suyuqlik, krem, atir</td><td>To‘kilish, spirt</td><td>Avtoyo‘l, jo‘natmada ikki litrgacha</td></tr>
<tr><td>Kukun, choy, quruq oziq-ovqat</td><td>Bojxona tekshiruvi</td><td>Yorlig‘i bor yopiq qadoq</td></tr>
<tr><td>Magnit, kolonka</td><td>Asboblarga ta’sir qiladi</td><td>Yer yo‘li yoki bizdan o‘lchashni so‘rang</td></tr>
<tr><td>Shisha, keramika</td><td>Sinadi</td><td>Qayta qadoqlash xizmati</td></tr>
</tbody>
</table>
<h2>Ishonchingiz komilmi?</h2>
<p>Bo‘lmasa, to‘lovdan oldin havolani <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>ga yuboring. Qabul qiluvchi mamlakat qoidalari ham amal qiladi, ular uchun oluvchi javob beradi.</p>`,
  }),

  USER_AGREEMENT: ({ hasBalance }) => ({
    title: 'Foydalanish shartlari va maxfiylik',
    html: `
<h2 id="terms">Foydalanish shartlari</h2>
<p>{{companyName}} (“biz”) {{tenantName}} do‘konini yuritadi. Hisob ochib yoki buyurtma berib, siz bu shartlarni qabul qilasiz.</p>
<h3>1. Bizning vazifamiz</h3>
<p>Biz xarid vakilingizmiz. Topshirig‘ingizga ko‘ra Xitoydagi sotuvchilardan olamiz, tovarni qabul qilib tekshiramiz va tashuvchiga beramiz. Biz sotuvchi ham, ishlab chiqaruvchi ham emasmiz.</p>
<h3>2. Hisobingiz</h3>
<p>To‘g‘ri ma’lumot bering, parollarni saqlang, boshqa birov foydalansa darhol xabar qiling. Bir kishiga bitta hisob.</p>
<h3>3. Buyurtma va narx</h3>
<p>Buyurtma to‘langach kuchga kiradi. Biz sotib olgunimizcha uni yopib, pulni to‘liq qaytarib olasiz. Sotuvchida narx yoki qoldiq o‘zgarsa, sizdan so‘raymiz. Xariddan keyin sotuvchining qaytarish qoidalari amal qiladi.</p>
<h3>4. Tekshiruv</h3>
<p>Son, rang, o‘lcham va ko‘rinadigan holatni solishtiramiz. Asl ekanini, chidamliligini va muhrlangan qadoq ichini baholay olmaymiz.</p>
<h3>5. Yetkazish</h3>
<p>Muddatlar tajribaga tayanadi, kafolat emas. Tavakkal topshirilganda sizga o‘tadi. Suratli da’volar 48 soat ichida qabul qilinadi.</p>
<h3>6. Taqiqlar</h3>
<p>Taqiqlangan tovarni buyurtma qilish, do‘kon orqali pul yuvish va boshqalarni aldash mumkin emas. Bunday hisoblarni yopamiz.</p>
<h3>7. Javobgarlik</h3>
<p>O‘z xatomiz uchun buyurtma summasi doirasida javob beramiz. Mamlakatingiz qonunidagi iste’molchi huquqlari saqlanadi.</p>
<h2 id="privacy">Maxfiylik</h2>
<p>Faqat xizmat uchun zarur narsani saqlaymiz.</p>
<ul>
<li><strong>Nima:</strong> ism, e-pochta, telefon, manzillar, buyurtmalar, to‘lovlar${hasBalance ? ', balans harakati' : ''}, yozishmalar va suiiste’moldan himoya uchun tarmoq manzili.</li>
<li><strong>Nega:</strong> sotib olish, bojxonadan o‘tkazish, yetkazish, javob berish va qonuniy hisob uchun.</li>
<li><strong>Kim ko‘radi:</strong> tashuvchi va bojxona (oluvchi, tarkibi), to‘lov tizimi (summa, raqam). Hech narsani sotmaymiz.</li>
<li><strong>Qancha:</strong> buyurtma va to‘lovlar soliq qonuniga ko‘ra, qolgani hisob yopilguncha.</li>
<li><strong>Cookie:</strong> biri kirishni, boshqalari til va ko‘rinishni eslaydi. Reklama yo‘q.</li>
<li><strong>Huquqingiz:</strong> ko‘rish, tuzatish, olib ketish va o‘chirish: <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</li>
</ul>`,
  }),
};
