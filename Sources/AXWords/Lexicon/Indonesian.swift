extension Lexicon {
    /// Indonesian.
    package static let indonesian = Lexicon(
        "id", "Indonesian",
        talkBack: [
            .button: "Tombol",
            .switchButton: "Tombol",
            .checkBox: "Kotak centang",
            .radioButton: "Tombol radio",
            .editBox: "Kotak edit",
            .password: "sandi",
            .image: "Gambar",
            .slider: "Penggeser",
            .progressBar: "Bilah kemajuan",
            .dropDownList: "Daftar drop-down",
            .list: "Daftar",
            .grid: "Kisi",
            .webView: "Webview",
            .heading: "Judul",
            .disabled: "dinonaktifkan",
            .selected: "dipilih",
            .checked: "dicentang",
            .notChecked: "tidak dicentang",
            .on: "aktif",
            .off: "nonaktif",
            .unlabelled: "Tak berlabel",
            .doubleTap: "Ketuk dua kali",
            .activateHint: "%1 untuk mengaktifkan",
            .toggleHint: "%1 untuk beralih",
            .editHint: "%1 untuk mengedit teks",
            .changeHint: "%1 untuk mengubah",
        ],
        words: Words(
            roles: [
                .button: "tombol",
                .image: "gambar, ikon, ~foto, ~ilustrasi, ~simbol, ~grafik",
                .link: "tautan, link, hyperlink",
                .textField: "kolom teks, kotak teks, bidang teks, kotak edit, bidang edit, kolom input, ~kolom",
                .slider: "penggeser, bilah geser, ~slider",
                .tab: "tab",
                .switch: "tombol alih, tombol pengalih, sakelar, ~saklar",
                .checkBox: "kotak centang",
                .radioButton: "tombol radio, tombol pilihan",
                .header: "~judul",
            ],
            leading: [.button, .slider, .checkBox, .image, .tab],
            putsRoleFirst: true,
            determiners: """
                sebuah, suatu, setiap, tiap, semua, satu, dua, beberapa, para, tanpa, bukan, lewat, melalui, dengan, \
                dari, dan, atau
                """,
            verbs: """
                salin, bagikan, tambah, tambahkan, buat, edit, ubah, hapus, buka, tutup, kirim, simpan, pilih, ganti, \
                unggah, unduh, tempel, sisipkan, masukkan, ambil, lihat, pindai, cari, isi, gunakan, kunjungi
                """,
            exceptions: """
                tombol tindakan, tombol aksi, tombol samping, tombol panik, tombol darurat, tombol daya, ikon gaya, ikon \
                mode, ikon budaya, gambar bergerak, sakelar lampu, saklar lampu
                """,
            vague: """
                klik di sini, klik disini, ketuk di sini, ketuk disini, tekan di sini, tekan disini, sentuh di sini, di \
                sini, disini, baca selengkapnya, baca lebih lanjut, lanjut membaca, lanjutkan membaca, halaman ini
                """,
            vagueOnLinks: """
                selengkapnya, lihat selengkapnya, lainnya, lihat lainnya, info lebih lanjut, info selengkapnya, informasi \
                lebih lanjut, informasi selengkapnya, pelajari lebih lanjut, pelajari selengkapnya, lebih lanjut, detail, \
                lihat detail, rincian, lihat rincian, cari tahu, cari tahu lebih lanjut, tampilkan lainnya
                """,
            chosen: "dipilih, tidak dipilih, belum dipilih, terpilih, dicentang, tidak dicentang, tercentang",
            switched: "aktif, nonaktif, tidak aktif, diaktifkan, dinonaktifkan, hidup, mati",
            statesAtEnd: "diaktifkan, dinonaktifkan, dipilih, tidak dipilih, dicentang, tidak dicentang",
            stateNames: """
                selalu, jika, bila, ketika, saat, otomatis, tidak, belum, bisa, dapat, harus, telah, sudah, yang, akan, \
                perlu, untuk, semua, hapus
                """,
            genericImages: "banner, logo, gambar mini, spanduk, gambar pengganti, gambar produk, gambar banner",
            gestures: """
                ketuk, ketuk dua kali, klik, klik dua kali, sentuh, tekan, tekan lama, usap, geser, sentuh dan tahan
                """,
            gestureFollowers: "untuk, di, disini, ke, dua, dan, lama, tombol, ini, pada, lalu",
            reduplicates: true),
        unmistakable: Words(
            roles: [
                .button: "tombol",
                .image: "gambar, ~foto",
                .link: "tautan",
                .textField: "kolom teks, kotak teks, kotak edit",
                .slider: "penggeser",
                .switch: "sakelar",
                .checkBox: "kotak centang",
                .radioButton: "tombol radio, tombol pilihan",
            ],
            prepositions: "dari",
            verbs: """
                salin, bagikan, tambah, buat, hapus, buka, pilih, tambahkan, edit, ubah, tutup, kirim, simpan, ganti, \
                unggah, unduh, tempel, sisipkan, masukkan, ambil, lihat, pindai, cari, isi, gunakan, kunjungi
                """,
            vague: """
                klik di sini, ketuk di sini, di sini, baca selengkapnya, ketuk disini, klik disini, baca lebih lanjut, \
                lanjut membaca, halaman ini
                """,
            vagueOnLinks: """
                selengkapnya, lihat selengkapnya, info lebih lanjut, pelajari lebih lanjut, lihat detail, informasi lebih \
                lanjut
                """,
            chosen: "dipilih, tidak dipilih, terpilih, belum dipilih, dicentang, tidak dicentang",
            switched: "diaktifkan, dinonaktifkan, dipilih, tidak dipilih",
            statesAtEnd: "diaktifkan, dinonaktifkan, dipilih, tidak dipilih",
            stateNames: "selalu, jika"),
        lists: [
            .usualWords: """
            cari, masuk, keluar, daftar, akun, sandi, lupa, bantuan, pilih, buat, baru, bayar, beli, bahasa, hari, \
            ini, kemarin, besok, semua, lainnya, selesai, buka, mulai, pesan, beranda, dan, yang, untuk, dengan, di, \
            ke, dari, anda, tidak, atau, itu, saya, ada, lihat, kata, nomor, nama, alamat, harga, jumlah, pesanan, \
            pengiriman, pembayaran, riwayat, kalender, peta, sekarang, nanti, selanjutnya, berikutnya, sebelumnya, \
            lanjut, telepon, gambar, berita, teman, terima, kasih, kami, kamu, bisa, sudah, belum, akan, pada, oleh, \
            juga, halaman, toko, belanja, favorit, lagi, coba, tentang, hanya, telah, lebih
            """,
            .ownWords: """
            batal, batalkan, simpan, hapus, kembali, pengaturan, tutup, lanjutkan, bagikan, unduh, perbarui, \
            tambahkan, sembunyikan, tampilkan, aktifkan, nonaktifkan, keranjang, kirim, ubah, tambah, unggah, salin, \
            lewati, konfirmasi, setuju, tolak, pemberitahuan, notifikasi, privasi, urutkan, ulangi, muat, izinkan, \
            berlangganan
            """,
            .sharedWithEnglish: """
            alarm, booking, channels, chat, checkout, customer, default, delivery, deposit, download, draft, driver, \
            edit, event, events, feedback, file, filter, folder, follow, followers, font, game, games, highlights, \
            hotel, invoice, item, items, level, like, likes, logout, media, mode, notes, password, pin, play, points, \
            post, rating, refund, reset, review, reviews, rewards, scan, share, shop, shopping, start, status, stop, \
            support, tap, theme, tips, top, total, tracking, trip, update, upgrade, upload, user, username, volume, \
            wallet, wishlist
            """,
            .commandLabels: """
            lanjut, kembali, lihat semua, lihat lainnya, tampilkan semua, selengkapnya, masuk, daftar sekarang, beli \
            sekarang, bayar sekarang, nanti saja, lupa kata sandi, buat akun, hapus akun, coba lagi, pilih semua, \
            simpan perubahan, ubah profil, tambah ke keranjang, mulai sekarang, batal, batalkan, simpan, hapus, \
            tutup, lanjutkan, kirim, ubah, tambah, bagikan, unduh, unggah, salin, cari, pengaturan, keluar, daftar, \
            selesai, lewati, berikutnya, selanjutnya, sebelumnya, lupa sandi, lupa password, ubah kata sandi, ganti \
            kata sandi, buat akun baru, lanjutkan sebagai tamu, lanjut belanja, lanjutkan belanja, pesan sekarang, \
            buat pesanan, lihat keranjang, masukkan keranjang, masukkan ke keranjang, tambahkan ke keranjang, muat \
            lebih banyak, pelajari lebih lanjut, lihat detail, lihat selengkapnya, baca selengkapnya, tandai sudah \
            dibaca, tandai semua dibaca, hapus semua, kirim pesan, tulis ulasan, laporkan masalah, edit profil, \
            terima semua, tolak semua, saya setuju, setuju, tidak sekarang, mungkin nanti, izinkan, aktifkan, \
            nonaktifkan
            """,
            .commands: """
            simpan, simpan perubahan, kirim, batal, batalkan, lanjut, lanjutkan, konfirmasi, hapus, hapus akun, hapus \
            semua, tambah, tambahkan, tambah ke keranjang, tambahkan ke keranjang, masukkan keranjang, ubah, edit, \
            masuk, keluar, daftar, buat akun, beli, beli sekarang, bayar, bayar sekarang, checkout, pesan sekarang, \
            buat pesanan, terapkan, tutup, selesai, coba lagi, mulai, mulai sekarang, unduh, unggah, terima, setuju, \
            tolak, izinkan, nanti saja, berlangganan, ikuti, reservasi, verifikasi, lewati, berikutnya, selanjutnya
            """,
            .showAll: """
            lihat semua, tampilkan semua, lihat lainnya, tampilkan lainnya, lihat selengkapnya, lihat lebih banyak, \
            tampilkan lebih banyak
            """,
            .editingCommands: """
            urung, urungkan, ulang, ulangi, maju, potong, salin, tempel, tebal, miring, garis bawah, coret
            """,
            .pagingCommands: """
            kembali, maju, halaman sebelumnya, halaman berikutnya, halaman selanjutnya, halaman pertama, halaman \
            terakhir, setel ulang, atur ulang, reset
            """,
            .sendingCommands: "kirim, kirim pesan, balas, posting, publikasikan",
            .iconBeginnings: "ikon",
            .iconEndings: "ikon",
            .documents: """
            syarat dan ketentuan, kebijakan privasi, ketentuan layanan, syarat penggunaan, ketentuan penggunaan, \
            pengaturan akun, pengaturan notifikasi
            """,
            .providerPrepositions: "dengan, lewat, melalui",
            .longWords: "pengaturan, notifikasi, pemberitahuan, pembayaran, pengiriman, keranjang, informasi, privasi",
            .continuations: "baca selengkapnya, baca lebih lanjut, lanjut membaca, lanjutkan membaca",
            .genericNames: "elemen, komponen, item daftar, item menu, tanpa label, tak berlabel",
            .genericImageNouns: "gambar, ikon, foto",
            .numberedNames: "elemen",
            .fieldPrompts: """
            masukkan teks, ketik di sini, wajib, tulis di sini, masukkan nilai, wajib diisi, kolom wajib
            """,
            .disclosureIndicators: "maju, panah, panah kanan, tanda panah, anak panah, panah ke kanan",
            .decorative: """
            latar belakang, gambar latar, gambar latar belakang, latar, garis pemisah, pemisah, pembatas, garis \
            pembatas, bayangan, gradien, gradasi, hiasan, dekorasi, gambar dekoratif, gambar hiasan, elemen dekoratif
            """,
            .decorativeAnywhere: "dekoratif, hiasan, garis pemisah, pemisah, gambar latar, latar belakang",
            .draftNames: """
            teks contoh, contoh teks, teks percobaan, teks uji, teks pengganti, teks sementara, tombol uji, tombol \
            tes, judul di sini, teks di sini, masukkan judul di sini, deskripsi menyusul
            """,
            .draftImageNames: "deskripsi gambar, teks alternatif, keterangan gambar",
            .draftMarkers: "contoh",
            .draftNotes: "jangan diterjemahkan, tidak perlu diterjemahkan",
            .draftPlaces: "di sini, disini",
            .draftTexts: "teks, judul, subjudul, deskripsi, keterangan, konten, isi, label",
            .draftFillers: "anda, kamu, masukkan, tambahkan, tulis, isi, sebuah, letakkan",
            .possibleDrafts: "judul, subjudul, teks, label, deskripsi, keterangan, tes, uji",
            .activations: "diaktifkan, dinonaktifkan",
            .stateAdjectives: "diluaskan, diciutkan, dipilih, dicentang",
            .notBeforeState: """
            tidak, belum, semua, tidak ada, telah, sudah, yang, akan, bisa, terakhir, hapus, pindahkan, salin, kirim
            """,
            .disclosureStates: "diluaskan, diciutkan, dibentangkan, diperluas",
            .unavailableStates: "dinonaktifkan, tidak tersedia, tidak aktif, nonaktif",
            .onOrOff: "nonaktif, tidak aktif, diaktifkan, dinonaktifkan",
            .selectedAtStart: "tab saat ini, tab aktif, tab yang dipilih, tidak dipilih, belum dipilih",
            .selectedAtEnd: "tab dipilih, tab terpilih, tidak dipilih, belum dipilih, tidak dicentang",
            .conditions: "minimal, setidaknya, hingga, sampai, kecuali",
            .weakConditions: "hanya jika, hanya bila, harus, aktifkan, dinonaktifkan",
            .positions: "dari, tab, halaman, item",
            .introductions: "ini adalah, ini merupakan, adalah sebuah",
            .gestureNames: "ketuk untuk bayar, tap untuk bayar",
            .gesturePhrases: """
            ketuk untuk, ketuk dua kali, sentuh untuk, tekan untuk, tekan lama, klik untuk, geser untuk, usap untuk, \
            ketuk di sini, ketuk disini, klik di sini, klik disini, sentuh di sini, tekan di sini, ketuk dan tahan, \
            sentuh dan tahan, tekan dan tahan, tarik untuk
            """,
            .pageWords: "halaman",
            .passwords: "kata sandi",
            .passwordsAtStart: "kata sandi",
            .passwordsInIdentifiers: "katasandi, kata_sandi",
            .passwordsInCode: "sandi",
            .pins: "masukkan pin, pin baru, pin anda, konfirmasi pin, kode pin, pin lama, buat pin",
            .passwordTails: "lagi, wajib, wajib diisi, opsional, di sini",
            .visibility: "tampilkan, sembunyikan, lihat",
            .units: "menit, detik, hari, minggu, pekan, bulan, tahun, langkah, persen, pcs, buah",
            .currencies: "idr, rp, rupiah",
            .currencySigns: "Rp, Rp.",
        ])
}
