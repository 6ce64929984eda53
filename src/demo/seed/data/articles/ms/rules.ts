import type { ArticleSet } from '../article-writer';

export const RULES: ArticleSet = {
  PROHIBITED_PURCHASE_ITEMS: () => ({
    title: 'Barang yang tidak boleh kami beli atau hantar',
    html: `
<p>Undang-undang, kastam dan syarikat penerbangan melarang sesetengah barang. Sila semak senarai ini sebelum memesan: jika barang larangan sampai ke gudang kami, kami hanya boleh memulangkannya kepada penjual atas kos anda atau memusnahkannya.</p>
<h2>Tidak sekali-kali dibeli</h2>
<ul>
<li>Senjata, peluru, senjata api tiruan, belantan, busur silang, pisau berkunci atau berpegas</li>
<li>Bunga api, bahan letupan, gas mudah terbakar, pemetik api berisi bahan api, bahan menghakis atau radioaktif</li>
<li>Dadah, ubat narkotik dan ubat preskripsi, alat pengambilan dadah</li>
<li>Jenama tiruan, filem, perisian dan buku cetak rompak</li>
<li>Wang kertas, kad bank, kad SIM berdaftar nama, dokumen pengenalan diri, tiket</li>
<li>Haiwan dan tumbuhan dilindungi serta hasilnya, haiwan hidup, benih, tanah</li>
<li>Bahan lucah, alat perjudian, kamera tersembunyi dan alat intip dengar</li>
</ul>
<h2>Hanya melalui laluan tertentu</h2>
<table>
<thead><tr><th>Barang</th><th>Sebab</th><th>Apa yang perlu dibuat</th></tr></thead>
<tbody>
<tr><td>Bateri, bank kuasa, telefon</td><td>Risiko kebakaran di udara</td><td>Pilih laluan yang notanya membenarkan</td></tr>
<tr><td>Cecair, krim, minyak wangi</td><td>Kebocoran, alkohol</td><td>Darat atau laut; paling banyak dua liter sebungkusan</td></tr>
<tr><td>Serbuk, teh, makanan kering</td><td>Pemeriksaan kastam</td><td>Bungkusan asal bermeterai dengan label</td></tr>
<tr><td>Magnet, pembesar suara</td><td>Mengganggu alat pesawat</td><td>Laut, atau minta kami mengukurnya</td></tr>
<tr><td>Kaca, seramik</td><td>Mudah pecah</td><td>Pesan perkhidmatan bungkus semula</td></tr>
</tbody>
</table>
<h2>Tidak pasti?</h2>
<p>Hantar pautannya ke <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a> sebelum membayar. Peraturan negara destinasi juga terpakai, dan penerima bertanggungjawab atasnya.</p>`,
  }),

  USER_AGREEMENT: ({ hasBalance }) => ({
    title: 'Terma penggunaan dan privasi',
    html: `
<h2 id="terms">Terma penggunaan</h2>
<p>{{companyName}} (“kami”) mengendalikan {{tenantName}}. Dengan membuka akaun atau membuat pesanan, anda menerima terma ini.</p>
<h3>1. Peranan kami</h3>
<p>Kami ialah ejen pembelian anda. Atas arahan anda, kami membeli daripada penjual pihak ketiga di China, menerima dan memeriksa barang lalu menyerahkannya kepada syarikat penghantaran. Kami bukan penjual atau pengeluar barang itu.</p>
<h3>2. Akaun anda</h3>
<p>Berikan maklumat yang benar, simpan kata laluan untuk diri sendiri dan beritahu kami segera jika orang lain menggunakan akaun anda. Seorang satu akaun.</p>
<h3>3. Pesanan dan harga</h3>
<p>Pesanan sah apabila dibayar. Selagi kami belum membeli, anda boleh menutupnya dan menerima jumlah penuh. Jika harga atau stok penjual berubah sebelum itu, kami meminta keputusan anda. Selepas pembelian, peraturan pemulangan penjual terpakai dan kami menyampaikan permintaan anda.</p>
<h3>4. Pemeriksaan</h3>
<p>Kami membandingkan bilangan, warna, saiz dan keadaan yang kelihatan dengan pesanan anda. Kami tidak dapat menilai ketulenan, ketahanan atau isi bungkusan bermeterai.</p>
<h3>5. Penghantaran</h3>
<p>Tempoh penghantaran ialah pengalaman, bukan janji. Risiko berpindah kepada anda apabila barang diserahkan. Tuntutan kehilangan atau kerosakan hendaklah sampai kepada kami dalam masa 48 jam selepas penyerahan, beserta gambar.</p>
<h3>6. Perkara yang dilarang</h3>
<p>Anda tidak boleh memesan barang dalam senarai larangan, atau menggunakan kedai ini untuk mengubah wang haram atau menipu orang lain. Kami boleh menutup akaun sedemikian.</p>
<h3>7. Liabiliti</h3>
<p>Kami bertanggungjawab atas kesilapan kami sendiri sehingga jumlah yang anda bayar bagi pesanan berkenaan. Hak anda sebagai pengguna di bawah undang-undang negara anda tidak terjejas.</p>
<h2 id="privacy">Privasi</h2>
<p>Kami menyimpan sekadar yang diperlukan oleh perkhidmatan ini.</p>
<ul>
<li><strong>Apa:</strong> nama, e-mel, telefon, alamat, pesanan, bayaran${hasBalance ? ', rekod baki' : ''}, mesej kepada kami, dan alamat rangkaian untuk mencegah penyalahgunaan.</li>
<li><strong>Mengapa:</strong> untuk membeli, melepaskan kastam, menghantar, menjawab anda dan menyimpan akaun yang dikehendaki undang-undang.</li>
<li><strong>Siapa lagi yang melihatnya:</strong> syarikat penghantaran dan kastam (penerima dan isi), penyedia pembayaran (jumlah dan nombor pesanan). Kami tidak menjual apa-apa kepada sesiapa.</li>
<li><strong>Berapa lama:</strong> pesanan dan bayaran selama yang diminta undang-undang cukai; selebihnya sehingga anda menutup akaun.</li>
<li><strong>Kuki:</strong> satu mengekalkan log masuk anda, yang lain mengingati bahasa dan rupa. Tiada iklan.</li>
<li><strong>Hak anda:</strong> melihat, membetulkan, membawa dan memadamkan data anda. Tulis ke <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</li>
</ul>`,
  }),
};
