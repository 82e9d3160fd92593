import type { DemoProfile } from './profile.ts'

export const dewi: DemoProfile = {
  summary:
    'Koordinator logistik dengan pengalaman di pergudangan dan ekspor. Sehari-hari saya mengatur 30 truk dan jadwal kontainer di Tanjung Priok, dan berhasil menurunkan keterlambatan kirim dari 12% menjadi 5%. Saya ingin bekerja di tim yang merapikan proses, bukan hanya memadamkan api.',
  birthDate: '1995-07-14',
  nationality: 'ID',
  portrait: { hue: 48, skin: 2, hair: 1, style: 'bun' },
  livesAt: 1642911,
  workPermission: 1,
  startedWorking: '2019-03',
  noticePeriod: 4,
  seekingStatus: 1,
  seekerType: 3,
  home: { address: 'Jalan Tebet Barat Dalam IV No. 8, Jakarta Selatan', unit: null },
  work: [
    {
      title: 'Koordinator logistik',
      titleKey: 'logistics-coordinator',
      company: 'PT Samudra Antaran',
      industry: 38,
      from: '2021-11',
      to: null,
      isHiddenFromCompany: true,
      description:
        'Menjadwalkan 30 truk per hari, mengurus dokumen ekspor dan bea cukai, serta memantau stok transit di dua gudang. Membuat laporan harian yang kini dipakai tiga cabang.',
    },
    {
      title: 'Staf administrasi gudang',
      titleKey: 'logistics-assistant',
      company: 'CV Mitra Gudang Utama',
      industry: 38,
      from: '2019-03',
      to: '2021-10',
      description: 'Pencatatan barang masuk dan keluar, stok opname bulanan, dan penjadwalan bongkar muat.',
    },
  ],
  education: [
    {
      school: 'Politeknik Nusa Bahari',
      level: 5,
      field: 'Manajemen logistik',
      from: '2015-09',
      to: '2018-08',
    },
  ],
  skills: [
    ['Inventory management', 4],
    ['Customs clearance', 3],
    ['Fleet management', 3],
    ['Microsoft Excel', 3],
    ['SAP', 2],
  ],
  languages: [
    ['id', 4],
    ['en', 2],
  ],
  links: [
    {
      url: 'https://dewi-lestari.example/catatan',
      name: 'Catatan ekspor',
      description: 'Langkah dokumen ekspor yang sering terlewat.',
    },
  ],
  licenses: [
    {
      name: 'Sertifikat Kepabeanan Dasar',
      issuer: 'Lembaga Pelatihan Samudra',
      issued: '2020-09',
      expires: '2027-09',
      credentialId: 'KPB-20-5512',
    },
  ],
  preferences: [
    {
      titles: ['logistics-coordinator', 'supply-chain-analyst'],
      arrangement: 1,
      jobTypes: [1],
      industry: 38,
      country: 'ID',
      place: 1642911,
      languages: ['id'],
      pay: { type: 1, currency: 'IDR', from: 9_000_000, to: 12_500_000 },
    },
  ],
}
