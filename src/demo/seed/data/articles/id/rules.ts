import type { ArticleSet } from '../article-writer';

export const RULES: ArticleSet = {
  PROHIBITED_PURCHASE_ITEMS: () => ({
    title: 'Barang yang tidak bisa kami beli atau kirim',
    html: `
<p>Hukum, bea cukai, dan maskapai melarang sejumlah barang. Periksa daftar ini sebelum memesan: bila barang terlarang tiba di gudang kami, kami hanya bisa mengembalikannya ke penjual atas biaya Anda atau memusnahkannya.</p>
<h2>Tidak pernah kami beli</h2>
<ul>
<li>Senjata, amunisi, senjata api tiruan, pentungan, busur silang, pisau berpengunci atau berpegas</li>
<li>Kembang api, bahan peledak, gas mudah terbakar, korek api berisi bahan bakar, zat korosif atau radioaktif</li>
<li>Narkoba, obat narkotika dan obat resep, alat untuk memakai narkoba</li>
<li>Merek palsu, film, perangkat lunak, dan buku bajakan</li>
<li>Uang kertas, kartu bank, kartu SIM atas nama, dokumen identitas, tiket</li>
<li>Satwa dan tumbuhan dilindungi beserta produknya, hewan hidup, benih, tanah</li>
<li>Pornografi, alat judi, kamera tersembunyi dan alat penyadap</li>
</ul>
<h2>Hanya lewat jalur tertentu</h2>
<table>
<thead><tr><th>Barang</th><th>Alasan</th><th>Yang perlu dilakukan</th></tr></thead>
<tbody>
<tr><td>Baterai, bank daya, ponsel</td><td>Risiko kebakaran di pesawat</td><td>Pilih jalur yang catatannya mengizinkan</td></tr>
<tr><td>Cairan, krim, parfum</td><td>Bocor, mengandung alkohol</td><td>Darat atau laut; paling banyak dua liter per paket</td></tr>
<tr><td>Bubuk, teh, makanan kering</td><td>Pemeriksaan bea cukai</td><td>Kemasan asli bersegel dengan label</td></tr>
<tr><td>Magnet, pengeras suara</td><td>Mengganggu instrumen pesawat</td><td>Laut, atau minta kami mengukurnya</td></tr>
<tr><td>Kaca, keramik</td><td>Mudah pecah</td><td>Pesan layanan kemas ulang</td></tr>
</tbody>
</table>
<h2>Ragu?</h2>
<p>Kirim tautannya ke <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a> sebelum membayar. Aturan negara tujuan juga berlaku, dan penerima yang bertanggung jawab atasnya.</p>`,
  }),

  USER_AGREEMENT: ({ hasBalance }) => ({
    title: 'Ketentuan penggunaan dan privasi',
    html: `
<h2 id="terms">Ketentuan penggunaan</h2>
<p>{{companyName}} (“kami”) mengelola {{tenantName}}. Dengan membuka akun atau membuat pesanan, Anda menerima ketentuan ini.</p>
<h3>1. Peran kami</h3>
<p>Kami adalah agen pembelian Anda. Atas perintah Anda kami membeli dari penjual pihak ketiga di Tiongkok, menerima dan memeriksa barang, lalu menyerahkannya ke ekspedisi. Kami bukan penjual atau pembuat barang tersebut.</p>
<h3>2. Akun Anda</h3>
<p>Berikan data yang benar, simpan kata sandi untuk diri sendiri, dan segera beri tahu kami bila orang lain memakai akun Anda. Satu orang, satu akun.</p>
<h3>3. Pesanan dan harga</h3>
<p>Pesanan berlaku setelah dibayar. Selama kami belum membeli, Anda bisa menutupnya dan menerima seluruh uang. Bila harga atau stok penjual berubah sebelum itu, kami meminta keputusan Anda. Setelah pembelian, aturan retur penjual yang berlaku, dan kami meneruskan permintaan Anda.</p>
<h3>4. Pemeriksaan</h3>
<p>Kami mencocokkan jumlah, warna, ukuran, dan kondisi yang terlihat dengan pesanan Anda. Kami tidak bisa menilai keaslian, ketahanan, atau isi kemasan bersegel.</p>
<h3>5. Pengiriman</h3>
<p>Lama pengiriman adalah pengalaman, bukan janji. Risiko beralih kepada Anda saat barang diterima. Klaim hilang atau rusak kami terima dalam 48 jam setelah barang diterima, disertai foto.</p>
<h3>6. Yang dilarang</h3>
<p>Anda tidak memesan barang dalam daftar terlarang, dan tidak memakai toko ini untuk mencuci uang atau menipu orang lain. Akun seperti itu bisa kami tutup.</p>
<h3>7. Tanggung jawab</h3>
<p>Kami bertanggung jawab atas kesalahan kami sendiri sampai sebesar jumlah yang Anda bayar untuk pesanan terkait. Hak Anda sebagai konsumen menurut hukum negara Anda tidak berkurang.</p>
<h2 id="privacy">Privasi</h2>
<p>Kami menyimpan sesedikit mungkin, sebatas yang dibutuhkan layanan.</p>
<ul>
<li><strong>Apa:</strong> nama, email, telepon, alamat, pesanan, pembayaran${hasBalance ? ', mutasi saldo' : ''}, pesan kepada kami, dan alamat jaringan untuk mencegah penyalahgunaan.</li>
<li><strong>Untuk apa:</strong> membeli, mengurus bea cukai, mengirim, menjawab Anda, dan menyimpan pembukuan yang diwajibkan hukum.</li>
<li><strong>Siapa lagi yang melihatnya:</strong> ekspedisi dan bea cukai (penerima dan isi), penyedia pembayaran (jumlah dan nomor pesanan). Kami tidak menjual apa pun kepada siapa pun.</li>
<li><strong>Berapa lama:</strong> pesanan dan pembayaran selama diminta undang-undang pajak; selebihnya sampai Anda menutup akun.</li>
<li><strong>Cookie:</strong> satu menjaga Anda tetap masuk, yang lain mengingat bahasa dan tampilan. Tanpa iklan.</li>
<li><strong>Hak Anda:</strong> melihat, memperbaiki, membawa, dan menghapus data Anda. Tulis ke <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</li>
</ul>`,
  }),
};
