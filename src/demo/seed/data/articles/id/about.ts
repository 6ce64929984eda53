import type { ArticleSet } from '../article-writer';

export const ABOUT: ArticleSet = {
  ABOUT_US: ({ marketplaces, isWholesaleOnly }) => ({
    title: 'Tentang {{tenantName}}',
    html: `
<p>{{tenantName}} berawal dari kekesalan sederhana: harga terbaik ada di halaman berbahasa Mandarin yang tidak bisa dibaca, penjualnya tidak mengirim ke luar negeri, dan cara bayar yang kita punya tidak diterima.</p>
<p>Jadi kami menempatkan orang di sana. Tim pembelian kami memesan dari ${marketplaces} seperti belanja untuk diri sendiri. Gudang kami di Guangzhou dan Yiwu membuka setiap paket, menghitung, menimbang, dan memotretnya. ${isWholesaleOnly ? 'Sebagian besar pelanggan kami punya toko sendiri; yang mereka hargai adalah dokumen yang rapi dan kardus yang siap dijual kembali.' : 'Setelah itu semua belanjaan Anda berangkat dalam satu kotak, lewat jalur yang cocok dengan anggaran dan waktu Anda.'}</p>
<h2>Yang kami pegang</h2>
<ul>
<li><strong>Semua biaya terlihat sebelum bayar.</strong> Halaman produk, keranjang, dan tagihan dihitung dengan aturan yang sama dan bisa dibuka baris demi baris.</li>
<li><strong>Uang Anda tetap milik Anda.</strong> Selama kami belum membeli, Anda bisa menutup pesanan dengan satu tombol dan seluruh uang kembali.</li>
<li><strong>Foto, bukan janji.</strong> Anda melihat barangnya di gudang sebelum berangkat dari Tiongkok.</li>
<li><strong>Ada orang yang menjawab.</strong> Pada hari kerja kami membalas dalam beberapa jam, dalam bahasa Indonesia.</li>
</ul>
<h2>Hubungi kami</h2>
<p>{{companyName}}<br>Email: <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a><br>Telepon: {{servicePhone}}</p>
<p>Ada yang kurang berkenan? Sampaikan saja. Perubahan terbaik di toko ini sering berawal dari surat keluhan.</p>`,
  }),

  FAQ: ({ hasBalance, marketplaces }) => ({
    title: 'Tanya jawab',
    html: `
<h3>Bisa beli dari marketplace mana saja?</h3>
<p>Dari ${marketplaces}. Tempel tautan produk, tautan pendek dari aplikasi, atau seluruh teks berbagi; semuanya kami kenali.</p>
<h3>Berapa biaya di luar harga yang tertera?</h3>
<p>Ongkir penjual ke gudang kami, biaya layanan {{serviceFeePercent}} % (minimal ¥{{serviceFeeMinimum}} per pesanan), dan nanti ongkir internasional. Halaman produk menampilkan semuanya sebelum Anda memesan.</p>
<h3>Mengapa bayarnya dua kali?</h3>
<p>Yang pertama untuk membeli barang. Yang kedua untuk mengirimnya, dan baru bisa dihitung setelah kotak dikemas dan ditimbang.</p>
<h3>Bisa dibatalkan?</h3>
<p>Bisa, selama kami belum membeli: tutup pesanan dan seluruh uang kembali${hasBalance ? ' ke saldo Anda' : ''}. Setelah itu kami bertanya ke penjual, dan aturan penjual yang berlaku.</p>
<h3>Apa saja yang diperiksa?</h3>
<p>Jumlah, warna, ukuran, dan cacat yang terlihat, lengkap dengan foto. Untuk mesin dan partai besar, pilih pemeriksaan rinci.</p>
<h3>Barangnya salah atau rusak. Bagaimana?</h3>
<p>Selama masih di gudang kami, barang bisa kami kembalikan atau tukarkan. Kebanyakan penjual menerima retur dalam tujuh hari, jadi segera lihat fotonya.</p>
<h3>Bisakah paket dari beberapa penjual jadi satu kotak?</h3>
<p>Bisa, kebanyakan pelanggan melakukannya. Biarkan paket saling menunggu di gudang, lalu centang yang mau dikemas bersama.</p>
<h3>Berapa lama sampainya?</h3>
<p>Dua sampai lima hari dari penjual ke gudang kami, ditambah lama jalur yang Anda pilih. Lihat “Ongkos kirim”.</p>
<hr>
<p>Belum terjawab? <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a></p>`,
  }),

  SOURCING_SERVICE: () => ({
    title: 'Layanan cari pemasok',
    html: `
<p>Butuh barang yang tidak ketemu lewat pencarian, atau pemasok yang lebih baik untuk barang yang sudah Anda jual? Tim pembelian kami mencarikannya, lewat internet dan langsung ke pasar-pasar di Yiwu dan Guangzhou.</p>
<h2>Cara kerjanya</h2>
<ol>
<li><strong>Jelaskan kebutuhan Anda.</strong> Kirim foto, ukuran, bahan, jumlah, harga target, dan negara tujuan ke <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</li>
<li><strong>Kami bertanya ke pemasok.</strong> Dalam tiga hari kerja Anda menerima paling banyak tiga penawaran dengan harga bertingkat, jumlah minimum, dan lama produksi.</li>
<li><strong>Anda melihat contohnya.</strong> Kami memesan, memotret, dan mengukurnya, lalu mengirimkannya kepada Anda bila mau.</li>
<li><strong>Kami memesan dan memeriksa.</strong> Uang muka, produksi, pemeriksaan akhir, dan pengiriman kami urus, dengan satu tagihan.</li>
</ol>
<h2>Biayanya</h2>
<table>
<thead><tr><th>Nilai pesanan</th><th>Biaya</th></tr></thead>
<tbody>
<tr><td>Pencarian dan penawaran</td><td>Gratis, tiga pencarian sebulan</td></tr>
<tr><td>Sampai ¥20.000</td><td>8 %</td></tr>
<tr><td>Di atas ¥20.000</td><td>5 %</td></tr>
<tr><td>Kunjungan ke pabrik</td><td>¥600 per hari dan biaya perjalanan</td></tr>
</tbody>
</table>
<h2>Yang membantu kami</h2>
<p>Satu foto yang jelas lebih berguna daripada sehalaman penjelasan. Beri tahu kami apa yang paling penting (harga, warna, sertifikat, atau tanggal jadi) dan apa yang bisa dikorbankan untuk itu. Untuk barang elektronik, mainan, dan kosmetik, sebutkan sertifikat yang diminta bea cukai Anda.</p>
<p>Kami tidak memberi penawaran untuk merek palsu atau barang dalam daftar terlarang.</p>`,
  }),

  OEM: () => ({
    title: 'Merek Anda sendiri (OEM)',
    html: `
<p>Pasang nama Anda di produknya. Kami mencari pabrik, mengawal contoh, dan memeriksa hasilnya, supaya Anda bisa fokus berjualan.</p>
<h2>Yang bisa diubah</h2>
<ul>
<li><strong>Label dan kemasan:</strong> label tenun, label gantung, kotak dan amplop kirim bercetak, kode batang, buku petunjuk. Mulai sekitar 100 buah.</li>
<li><strong>Cetakan dan warna:</strong> logo sablon, bordir, laser, atau cetak tampon; warna Anda sendiri. Mulai sekitar 300 buah.</li>
<li><strong>Bentuk dan bahan:</strong> ubah pola, cetakan sendiri, isian lain. Mulai sekitar 1.000 buah, dengan biaya cetakan.</li>
</ul>
<h2>Dari rancangan ke barang jadi</h2>
<ol>
<li>Kirim gambar rancangan atau produk acuan, jumlah, dan tanggal yang diinginkan ke <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</li>
<li>Dalam lima hari kerja Anda mendapat penawaran berisi harga satuan, biaya cetakan, waktu, dan syarat pembayaran.</li>
<li>Anda menyetujui contoh sebelum produksi; contoh disegel dan disimpan sebagai standar.</li>
<li>Foto di tengah produksi, lalu pemeriksaan secara acak setelah selesai.</li>
<li>Dikemas sesuai saluran penjualan Anda dan dikirim lewat udara, laut, atau darat.</li>
</ol>
<h2>Pembayaran</h2>
<p>Biasanya 30 % saat memesan dan 70 % setelah pemeriksaan. Biaya cetakan dibayar di muka dan cetakannya milik Anda.</p>
<h2>Hak</h2>
<p>Kami memerlukan bukti bahwa merek itu milik Anda atau Anda berhak memakainya. Desain Anda hanya diperlihatkan kepada pabrik yang memberi penawaran, dan mereka kami minta menjaga kerahasiaan secara tertulis.</p>`,
  }),
};
