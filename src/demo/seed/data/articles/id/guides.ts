import type { ArticleSet } from '../article-writer';

export const GUIDES: ArticleSet = {
  HOW_TO_USE: ({ hasBalance, isWholesaleOnly, marketplaces }) => ({
    title: 'Cara memakai {{tenantName}}',
    html: `
<p>Anda memilih, kami membeli, memeriksa, mengemas, dan mengirim. Dari tautan pertama sampai ke depan pintu, hanya enam langkah.</p>
<ol>
<li><strong>Temukan produknya.</strong> Salin tautannya dari ${marketplaces} dan tempel di kolom pencarian, berikut teks berbaginya pun boleh. Atau cari di sini dalam bahasa Indonesia: judul, varian, dan harga sudah diterjemahkan.</li>
<li><strong>Pilih varian dan jumlah.</strong> Pilih warna dan ukuran, lalu lihat rincian di samping harga: barang, ongkir di dalam Tiongkok, dan biaya layanan kami, dalam yuan dan {{currency}}.${isWholesaleOnly ? ' Harga grosir turun sesuai jumlah; tingkat yang berlaku diberi tanda.' : ''}</li>
<li><strong>Masukkan ke keranjang.</strong> Barang dikelompokkan per penjual, karena setiap penjual menagih ongkir satu kali. Tulis pesan untuk tim pembelian bila ada yang penting bagi Anda.</li>
<li><strong>Pesan dan bayar.</strong> Setiap penjual menjadi satu pesanan. Bayar ${hasBalance ? 'dari saldo atau online' : 'secara online'} dalam 72 jam; lewat dari itu pesanan tertutup sendiri.</li>
<li><strong>Kami beli dan periksa.</strong> Kami memesan ke penjual, biasanya dalam satu hari kerja. Di gudang, setiap paket dibuka, dihitung, dicocokkan dengan pesanan Anda, ditimbang, dan difoto.</li>
<li><strong>Kirim ke rumah.</strong> Biarkan paket dari beberapa penjual saling menunggu, lalu kemas jadi satu kotak dan pilih jalur pengiriman. Anda bisa melacak paket sampai diterima.</li>
</ol>
<h2>Bila ada perubahan</h2>
<p>Jika harga naik atau ukuran habis sebelum kami membeli, kami bertanya dulu kepada Anda. Pesanan yang sudah dibayar bisa ditutup selama kami belum membelinya, dan seluruh uang kembali.</p>
<h2>Bila tautan tidak terbuka</h2>
<p>Beberapa produk tidak bisa dibaca otomatis. Pilih “Titip beli” dan isi tautan, varian, serta harga; staf kami mengeceknya ke penjual dan memberi Anda penawaran.</p>
<p>Ada pertanyaan? Tulis ke <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a> atau telepon {{servicePhone}}.</p>`,
  }),

  PAYMENT_GUIDE: ({ hasBalance, hasBatchPay }) => ({
    title: 'Panduan pembayaran',
    html: `
<p>Semua produk dihargai dalam yuan Tiongkok. Anda membayar dalam {{currency}}: harga yuan dikali kurs, termasuk margin {{marginPercent}} % untuk biaya transfer. Kurs saat Anda membayar melekat pada pesanan itu untuk seterusnya.</p>
<h2>Apa yang dibayar, dan kapan</h2>
<table>
<thead><tr><th>Pembayaran</th><th>Kapan</th><th>Mencakup</th></tr></thead>
<tbody>
<tr><td>Pembelian</td><td>Dalam 72 jam setelah memesan</td><td>Barang, ongkir ke gudang kami, biaya layanan</td></tr>
<tr><td>Pengiriman</td><td>Setelah dikemas dan ditimbang</td><td>Jalur dan layanan yang Anda pilih</td></tr>
</tbody>
</table>
<p>Biaya layanan adalah {{serviceFeePercent}} % dari harga barang dan ongkir dalam Tiongkok, minimal ¥{{serviceFeeMinimum}} per pesanan.</p>
<h2>Cara membayar</h2>
<ul>
${
  hasBalance
    ? `<li><strong>Saldo.</strong> Isi sekali, lalu bayar dalam hitungan detik dengan PIN pembayaran enam angka. Setelah beberapa kali salah, PIN terkunci sebentar supaya tidak ada yang bisa menebaknya.</li>
<li><strong>Online.</strong> Anda diantar ke halaman penyedia pembayaran dan kembali ke sini setelah selesai. Kami tidak pernah melihat nomor kartu Anda.</li>`
    : `<li><strong>Online.</strong> Anda diantar ke halaman penyedia pembayaran dan kembali ke sini setelah selesai. Kami tidak pernah melihat nomor kartu Anda. Toko ini tidak memakai saldo: setiap pesanan dibayar terpisah.</li>`
}
${hasBatchPay ? '<li><strong>Beberapa pesanan sekaligus.</strong> Di “Menunggu pembayaran”, centang pesanan dan bayar sekali jalan.</li>' : ''}
</ul>
<h2>Pengembalian dana</h2>
<p>${
      hasBalance
        ? 'Bila pesanan ditutup sebelum kami membeli, atau penjual tidak bisa mengirim, uangnya langsung kembali ke saldo Anda. Anda bisa memakainya lagi atau mengajukan penarikan.'
        : 'Bila pesanan ditutup sebelum kami membeli, atau penjual tidak bisa mengirim, kami mengembalikan seluruh uang dan staf kami mengaturnya dengan Anda.'
    }</p>
<h2>Bila pembayaran tersendat</h2>
<p>Jangan membayar dua kali. Pembayaran yang terlambat dikonfirmasi tetap dicatat satu kali, tidak pernah dua kali. Bila setelah satu jam belum ada perubahan, kirim nomor pembayaran ke <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</p>`,
  }),

  ABOUT_TRANSIT_FEE: ({ transitRows, isInYuan, onTop }) => ({
    title: 'Ongkos kirim',
    html: `
<p>Ongkir internasional dibayar setelah paket Anda dikemas, menurut berat dan ukuran sebenarnya. Perkiraan di halaman produk memakai aturan yang sama, jadi hasilnya mendekati.</p>
<h2>Jalur kami</h2>
<table>
<thead><tr><th>Jalur</th><th>Tujuan</th><th>Hari</th><th>Satuan pertama</th><th>Satuan berikutnya</th><th>Maksimal</th></tr></thead>
<tbody>${transitRows}</tbody>
</table>
<p>${onTop}</p>
${isInYuan ? '<p>Harga dalam yuan dan dikonversi ke {{currency}} dengan kurs pada hari Anda membayar.</p>' : ''}
<h2>Berat yang ditagih</h2>
<p>Paket yang ringan tetapi besar memakan tempat. Pada jalur yang menghitung volume, kami menghitung panjang × lebar × tinggi dalam sentimeter, dibagi dengan pembagi jalur itu (5000, 6000, atau 8000), lalu menagih yang lebih besar antara hasil ini dan berat timbangan.</p>
<p><strong>Contoh.</strong> Kotak 40 × 30 × 20 cm beratnya 3 kg. Dengan pembagi 6000 volumenya dihitung 4 kg, jadi yang ditagih 4 kg.</p>
<h2>Cara berhemat</h2>
<ul>
<li>Biarkan paket saling menunggu: satuan pertama ditagih satu kali per kotak.</li>
<li>Minta kotak sepatu dan kemasan toko dilepas; sering kali menghemat sepertiga volume.</li>
<li>Pilih jalur lambat untuk barang berat, dan jalur cepat hanya untuk yang mendesak.</li>
</ul>
<h2>Bea dan pajak</h2>
<p>Jalur bertanda “termasuk pajak” sudah mencakupnya. Pada jalur lain, bea cukai bisa menagih penerima. Kami menyatakan isi barang dengan jujur dan tidak bisa menulis nilai yang lebih rendah.</p>
<h2>Hilang dan rusak</h2>
<p>Foto kotaknya sebelum dibuka dan tulis ke {{serviceEmail}} dalam 48 jam setelah diterima. Kami mengajukan klaim ke ekspedisi atas nama Anda.</p>`,
  }),
};
