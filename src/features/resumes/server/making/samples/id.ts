import type { Sample } from './sample.ts'

export const sample: Sample = {
  language: 'id',
  basics: {
    name: 'Dimas Prasetyo',
    headline: 'Staf pemasaran digital',
    email: 'dimas.prasetyo@mail.example',
    phone: '0812-5550-0129',
    address: 'Bandung, Jawa Barat',
  },
  summary:
    'Empat tahun menangani iklan dan media sosial untuk merek makanan dan mode lokal. Terbiasa bekerja dengan anggaran kecil, menguji banyak ide, dan melaporkan hasilnya dengan angka yang mudah dipahami.',
  work: [
    {
      title: 'Spesialis pemasaran digital',
      company: 'Kopi Tanah Tinggi',
      place: 'Bandung',
      start: '2022-08',
      is_current: true,
      text: '• Mengelola iklan Rp80 juta per bulan; biaya per pembeli turun **35%**\n• Menumbuhkan akun Instagram dari 12 ribu menjadi 90 ribu pengikut\n• Menyusun kalender konten bersama tim desain dan gerai',
    },
    {
      title: 'Staf media sosial',
      company: 'Batik Nusa Indah',
      place: 'Yogyakarta',
      start: '2020-07',
      end: '2022-07',
      text: '• Menulis dan menjadwalkan lima unggahan per minggu\n• Menjawab pertanyaan pelanggan dan merangkum masukan untuk tim produk',
    },
    {
      title: 'Magang pemasaran',
      company: 'Pasar Segar Online',
      start: '2019-08',
      end: '2020-01',
      text: '• Membantu riset harga pesaing di tiga kota',
    },
  ],
  education: [
    {
      degree: 'S1',
      field: 'Ilmu Komunikasi',
      school: 'Universitas Cendana Raya',
      start: '2016-08',
      end: '2020-06',
    },
  ],
  skills: ['Meta Ads', 'Google Analytics', 'Canva', 'Penulisan konten', 'SEO', 'Riset pasar'].map((name) => ({
    name,
  })),
  languages: [
    { name: 'Bahasa Indonesia', level: 'bahasa ibu' },
    { name: 'Bahasa Sunda', level: 'lancar' },
    { name: 'Bahasa Inggris', level: 'menengah' },
  ],
  licenses: [
    { name: 'Sertifikat Google Ads Search', issuer: 'Google Skillshop', date: '2023-02', expires: '2027-02' },
    { name: 'Pelatihan Digital Marketing', issuer: 'Akademi Talenta', date: '2021-11' },
  ],
  links: [{ name: 'Portofolio', url: 'https://dimasprasetyo.example' }],
}
