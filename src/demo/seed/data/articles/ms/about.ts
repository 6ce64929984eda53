import type { ArticleSet } from '../article-writer';

export const ABOUT: ArticleSet = {
  ABOUT_US: ({ marketplaces, isWholesaleOnly }) => ({
    title: 'Tentang {{tenantName}}',
    html: `
<p>{{tenantName}} bermula daripada satu kerumitan yang biasa: harga terbaik ada di laman bahasa Cina yang kita tidak faham, penjualnya tidak menghantar ke luar negara, dan cara bayaran kita pula tidak diterima.</p>
<p>Jadi kami letakkan orang kami di sana. Ejen kami memesan daripada ${marketplaces} seolah-olah membeli untuk diri sendiri. Gudang kami di Guangzhou dan Yiwu membuka setiap bungkusan, mengira, menimbang dan mengambil gambar. ${isWholesaleOnly ? 'Kebanyakan pelanggan kami mempunyai kedai sendiri; mereka mahukan dokumen yang lengkap dan kotak yang siap untuk dijual semula.' : 'Kemudian semua barang anda dihantar dalam satu kotak, melalui laluan yang sesuai dengan bajet dan masa anda.'}</p>
<h2>Pegangan kami</h2>
<ul>
<li><strong>Semua caj nampak sebelum bayar.</strong> Halaman produk, troli dan invois dikira dengan peraturan yang sama dan boleh dibuka baris demi baris.</li>
<li><strong>Wang anda tetap milik anda.</strong> Selagi kami belum membeli, anda boleh menutup pesanan dengan satu butang dan menerima semula jumlah penuh.</li>
<li><strong>Gambar, bukan janji.</strong> Anda melihat barang di gudang sebelum ia meninggalkan China.</li>
<li><strong>Ada orang yang menjawab.</strong> Pada hari bekerja kami membalas dalam beberapa jam, dalam bahasa Melayu.</li>
</ul>
<h2>Hubungi kami</h2>
<p>{{companyName}}<br>E-mel: <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a><br>Telefon: {{servicePhone}}</p>
<p>Ada yang tidak kena? Beritahu kami. Perubahan terbaik di kedai ini selalunya bermula dengan surat aduan.</p>`,
  }),

  FAQ: ({ hasBalance, marketplaces }) => ({
    title: 'Soalan lazim',
    html: `
<h3>Saya boleh beli dari platform mana?</h3>
<p>Dari ${marketplaces}. Tampal pautan produk, pautan pendek daripada aplikasi atau seluruh teks kongsi; semuanya kami kenal.</p>
<h3>Berapa lagi perlu dibayar selain harga yang tertera?</h3>
<p>Penghantaran penjual ke gudang kami, caj perkhidmatan {{serviceFeePercent}} % (sekurang-kurangnya ¥{{serviceFeeMinimum}} setiap pesanan) dan kemudian penghantaran antarabangsa. Halaman produk menunjukkan semuanya sebelum anda memesan.</p>
<h3>Mengapa ada dua bayaran?</h3>
<p>Yang pertama membeli barang. Yang kedua menghantarnya, dan hanya boleh dikira selepas kotak siap dibungkus dan ditimbang.</p>
<h3>Boleh batalkan pesanan?</h3>
<p>Boleh, selagi kami belum membeli: tutup pesanan dan jumlah penuh dipulangkan${hasBalance ? ' ke baki anda' : ''}. Selepas itu kami bertanya kepada penjual, dan peraturan penjual yang menentukan.</p>
<h3>Apa yang diperiksa?</h3>
<p>Bilangan, warna, saiz dan kecacatan yang kelihatan, beserta gambar. Untuk mesin dan kuantiti besar, pilih pemeriksaan terperinci.</p>
<h3>Barang salah atau rosak. Bagaimana?</h3>
<p>Selagi ia berada di gudang kami, kami boleh memulangkan atau menukarnya untuk anda. Kebanyakan penjual menerima pemulangan dalam tujuh hari, jadi lihat gambarnya segera.</p>
<h3>Boleh gabungkan bungkusan beberapa penjual dalam satu kotak?</h3>
<p>Boleh, itulah yang dibuat oleh kebanyakan pelanggan. Biarkan bungkusan menunggu di gudang, kemudian tandakan yang mahu dibungkus bersama.</p>
<h3>Berapa lama?</h3>
<p>Dua hingga lima hari dari penjual ke gudang kami, ditambah bilangan hari laluan yang anda pilih. Lihat “Caj penghantaran”.</p>
<hr>
<p>Belum terjawab? <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a></p>`,
  }),

  SOURCING_SERVICE: () => ({
    title: 'Carian pembekal',
    html: `
<p>Perlukan barang yang tidak ditemui dalam carian, atau pembekal yang lebih baik untuk barang jualan anda sekarang? Ejen kami mencarinya, dalam talian dan juga dengan berjalan di pasar Yiwu dan Guangzhou.</p>
<h2>Caranya</h2>
<ol>
<li><strong>Terangkan keperluan anda.</strong> Hantar gambar, ukuran, bahan, kuantiti, harga sasaran dan negara destinasi ke <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</li>
<li><strong>Kami bertanya harga.</strong> Dalam tiga hari bekerja anda menerima sehingga tiga tawaran dengan harga mengikut kuantiti, kuantiti minimum dan tempoh pengeluaran.</li>
<li><strong>Anda melihat sampel.</strong> Kami memesannya, mengambil gambar dan ukurannya, dan menghantarnya kepada anda jika dikehendaki.</li>
<li><strong>Kami memesan dan memeriksa.</strong> Deposit, pengeluaran, pemeriksaan akhir dan penghantaran kami uruskan, dengan satu invois sahaja.</li>
</ol>
<h2>Kosnya</h2>
<table>
<thead><tr><th>Nilai pesanan</th><th>Caj</th></tr></thead>
<tbody>
<tr><td>Carian dan tawaran</td><td>Percuma, tiga carian sebulan</td></tr>
<tr><td>Hingga ¥20,000</td><td>8 %</td></tr>
<tr><td>Melebihi ¥20,000</td><td>5 %</td></tr>
<tr><td>Lawatan kilang</td><td>¥600 sehari dan kos perjalanan</td></tr>
</tbody>
</table>
<h2>Maklumat yang membantu</h2>
<p>Satu gambar yang jelas lebih berharga daripada sehelai penerangan. Beritahu kami apa yang paling penting (harga, warna, sijil atau tarikh siap) dan apa yang boleh dikorbankan untuknya. Bagi barang elektrik, mainan dan kosmetik, nyatakan sijil yang diminta oleh kastam negara anda.</p>
<p>Kami tidak menawarkan jenama tiruan atau barang dalam senarai larangan.</p>`,
  }),

  OEM: () => ({
    title: 'Jenama anda sendiri (OEM)',
    html: `
<p>Letakkan nama anda padanya. Kami mencari kilang, mengikuti sampel dan mengawal mutu, supaya anda boleh menumpukan pada jualan.</p>
<h2>Apa yang boleh diubah</h2>
<ul>
<li><strong>Label dan bungkusan:</strong> label tenun, tag gantung, kotak dan sampul pos bercetak, kod bar, manual. Dari kira-kira 100 unit.</li>
<li><strong>Cetakan dan warna:</strong> logo cetakan skrin, sulaman, laser atau cetakan pad; warna anda sendiri. Dari kira-kira 300 unit.</li>
<li><strong>Bentuk dan bahan:</strong> ubah potongan, acuan sendiri, isi lain. Dari kira-kira 1,000 unit, dengan kos acuan.</li>
</ul>
<h2>Dari lakaran ke barang siap</h2>
<ol>
<li>Hantar lukisan atau produk rujukan, kuantiti dan tarikh yang dikehendaki ke <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</li>
<li>Dalam lima hari bekerja anda menerima tawaran dengan harga seunit, kos acuan, tempoh dan syarat bayaran.</li>
<li>Anda meluluskan sampel sebelum pengeluaran; ia dimeterai dan disimpan sebagai piawai.</li>
<li>Gambar dihantar pada separuh jalan pengeluaran, kemudian pemeriksaan secara rawak.</li>
<li>Dibungkus untuk saluran jualan anda dan dihantar melalui udara, laut atau darat.</li>
</ol>
<h2>Bayaran</h2>
<p>Biasanya 30 % semasa memesan dan 70 % selepas pemeriksaan. Kos acuan dibayar terlebih dahulu dan acuan menjadi milik anda.</p>
<h2>Hak</h2>
<p>Kami perlukan bukti bahawa tanda dagangan itu milik anda atau anda dibenarkan menggunakannya. Reka bentuk anda hanya ditunjukkan kepada kilang yang memberi tawaran, dan mereka diminta menjaga kerahsiaan secara bertulis.</p>`,
  }),
};
