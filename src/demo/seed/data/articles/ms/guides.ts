import type { ArticleSet } from '../article-writer';

export const GUIDES: ArticleSet = {
  HOW_TO_USE: ({ hasBalance, isWholesaleOnly, marketplaces }) => ({
    title: 'Cara menggunakan {{tenantName}}',
    html: `
<p>Anda pilih, kami beli, periksa, bungkus dan hantar. Dari pautan pertama hingga ke pintu rumah anda, hanya enam langkah.</p>
<ol>
<li><strong>Cari produk.</strong> Salin pautannya dari ${marketplaces} dan tampal dalam ruang carian, dengan seluruh teks kongsi pun boleh. Atau cari di sini dalam bahasa Melayu: tajuk, varian dan harga sudah diterjemahkan.</li>
<li><strong>Pilih varian dan kuantiti.</strong> Pilih warna dan saiz, kemudian lihat butiran kos di sebelah harga: barang, penghantaran dalam China dan caj kami, dalam yuan dan {{currency}}.${isWholesaleOnly ? ' Harga borong turun mengikut kuantiti; peringkat yang dikenakan ditandakan.' : ''}</li>
<li><strong>Masukkan ke troli.</strong> Barang dikumpulkan mengikut penjual, kerana setiap penjual mengenakan caj penghantaran sekali sahaja. Tulis mesej kepada ejen jika ada perkara yang penting bagi anda.</li>
<li><strong>Pesan dan bayar.</strong> Setiap penjual menjadi satu pesanan. Bayar ${hasBalance ? 'daripada baki atau dalam talian' : 'dalam talian'} dalam masa 72 jam; selepas itu pesanan ditutup sendiri.</li>
<li><strong>Kami beli dan periksa.</strong> Kami memesan daripada penjual, biasanya dalam satu hari bekerja. Di gudang, setiap bungkusan dibuka, dikira, dibandingkan dengan pesanan anda, ditimbang dan diambil gambar.</li>
<li><strong>Hantar ke rumah.</strong> Biarkan bungkusan beberapa penjual menunggu satu sama lain, kemudian bungkus dalam satu kotak dan pilih laluan penghantaran. Anda boleh menjejaki bungkusan sehingga ia sampai.</li>
</ol>
<h2>Apabila ada perubahan</h2>
<p>Jika harga naik atau saiz habis sebelum kami membeli, kami bertanya kepada anda dahulu. Pesanan yang sudah dibayar boleh ditutup selagi kami belum membelinya, dan jumlah penuh dipulangkan.</p>
<h2>Apabila pautan tidak dapat dibuka</h2>
<p>Sesetengah produk tidak dapat dibaca secara automatik. Pilih “Minta kami belikan” dan isi pautan, varian serta harga; kakitangan kami menyemaknya dengan penjual dan memberi anda sebut harga.</p>
<p>Ada soalan? Tulis ke <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a> atau telefon {{servicePhone}}.</p>`,
  }),

  PAYMENT_GUIDE: ({ hasBalance, hasBatchPay }) => ({
    title: 'Panduan pembayaran',
    html: `
<p>Semua produk berharga dalam yuan China. Anda membayar dalam {{currency}}: harga yuan didarab dengan kadar pertukaran, termasuk margin {{marginPercent}} % untuk kos pemindahan. Kadar semasa anda membayar kekal pada pesanan itu selamanya.</p>
<h2>Apa yang dibayar, dan bila</h2>
<table>
<thead><tr><th>Bayaran</th><th>Bila</th><th>Meliputi</th></tr></thead>
<tbody>
<tr><td>Pembelian</td><td>Dalam 72 jam selepas memesan</td><td>Barang, penghantaran ke gudang kami, caj perkhidmatan</td></tr>
<tr><td>Penghantaran</td><td>Selepas dibungkus dan ditimbang</td><td>Laluan dan perkhidmatan yang anda pilih</td></tr>
</tbody>
</table>
<p>Caj perkhidmatan ialah {{serviceFeePercent}} % daripada harga barang dan penghantaran dalam China, sekurang-kurangnya ¥{{serviceFeeMinimum}} setiap pesanan.</p>
<h2>Cara membayar</h2>
<ul>
${
  hasBalance
    ? `<li><strong>Baki.</strong> Tambah nilai sekali, kemudian bayar dalam beberapa saat dengan PIN pembayaran enam angka. Selepas beberapa kali salah, ia dikunci seketika supaya tiada siapa dapat menekanya.</li>
<li><strong>Dalam talian.</strong> Anda dibawa ke halaman penyedia pembayaran dan kembali ke sini apabila selesai. Kami tidak melihat nombor kad anda.</li>`
    : `<li><strong>Dalam talian.</strong> Anda dibawa ke halaman penyedia pembayaran dan kembali ke sini apabila selesai. Kami tidak melihat nombor kad anda. Kedai ini tidak menggunakan baki: setiap pesanan dibayar berasingan.</li>`
}
${hasBatchPay ? '<li><strong>Beberapa pesanan serentak.</strong> Di “Menunggu bayaran”, tandakan pesanan dan bayar sekali gus.</li>' : ''}
</ul>
<h2>Bayaran balik</h2>
<p>${
      hasBalance
        ? 'Apabila pesanan ditutup sebelum kami membeli, atau penjual tidak dapat menghantar, jumlahnya kembali ke baki anda serta-merta. Anda boleh menggunakannya lagi atau memohon pengeluaran.'
        : 'Apabila pesanan ditutup sebelum kami membeli, atau penjual tidak dapat menghantar, kami memulangkan jumlah penuh dan kakitangan kami mengaturnya dengan anda.'
    }</p>
<h2>Jika bayaran tersangkut</h2>
<p>Jangan bayar kali kedua. Bayaran yang lewat disahkan tetap dikira sekali sahaja, tidak dua kali. Jika tiada perubahan selepas sejam, hantar nombor bayaran ke <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</p>`,
  }),

  ABOUT_TRANSIT_FEE: ({ transitRows, isInYuan, onTop }) => ({
    title: 'Caj penghantaran',
    html: `
<p>Penghantaran antarabangsa dibayar selepas bungkusan anda siap dibungkus, mengikut berat dan saiz sebenar. Anggaran di halaman produk menggunakan peraturan yang sama, jadi ia hampir tepat.</p>
<h2>Laluan kami</h2>
<table>
<thead><tr><th>Laluan</th><th>Ke</th><th>Hari</th><th>Unit pertama</th><th>Setiap unit seterusnya</th><th>Hingga</th></tr></thead>
<tbody>${transitRows}</tbody>
</table>
<p>${onTop}</p>
${isInYuan ? '<p>Harga dalam yuan dan ditukar kepada {{currency}} mengikut kadar pada hari anda membayar.</p>' : ''}
<h2>Berat yang dicaj</h2>
<p>Bungkusan yang ringan tetapi besar mengambil ruang. Bagi laluan yang mengira isi padu, kami mengira panjang × lebar × tinggi dalam sentimeter, dibahagi dengan pembahagi laluan itu (5000, 6000 atau 8000), lalu mengenakan caj mengikut yang lebih besar antara nilai ini dengan berat pada penimbang.</p>
<p><strong>Contoh.</strong> Sebuah kotak 40 × 30 × 20 cm beratnya 3 kg. Dengan pembahagi 6000, isi padunya dikira 4 kg, jadi 4 kg dicaj.</p>
<h2>Cara berjimat</h2>
<ul>
<li>Kumpulkan bungkusan: unit pertama dicaj sekali sahaja bagi setiap kotak.</li>
<li>Minta kotak kasut dan bungkusan kedai dibuang; selalunya isi padu berkurang satu pertiga.</li>
<li>Pilih laluan perlahan untuk barang berat, dan laluan pantas hanya untuk yang segera.</li>
</ul>
<h2>Duti dan cukai</h2>
<p>Laluan bertanda “cukai termasuk” sudah meliputinya. Bagi laluan lain, kastam mungkin meminta duti daripada penerima. Kami mengisytiharkan barang dengan jujur dan tidak boleh menulis nilai yang lebih rendah.</p>
<h2>Kehilangan dan kerosakan</h2>
<p>Ambil gambar kotak sebelum membukanya dan tulis ke {{serviceEmail}} dalam masa 48 jam selepas diterima. Kami menuntut daripada syarikat penghantaran bagi pihak anda.</p>`,
  }),
};
