import type { Sample } from './sample.ts'

export const sample: Sample = {
  language: 'ms',
  basics: {
    name: 'Nur Aisyah binti Rahman',
    headline: 'Eksekutif akaun',
    email: 'nur.aisyah@mail.example',
    phone: '012-555 0186',
    address: 'Shah Alam, Selangor',
  },
  summary:
    'Eksekutif akaun dengan lima tahun pengalaman dalam penyata kewangan, cukai dan audit. Teliti dengan angka, dan biasa menerangkan keputusan kewangan kepada pasukan yang bukan daripada bidang perakaunan.',
  work: [
    {
      title: 'Eksekutif akaun kanan',
      company: 'Seri Kembang Trading Sdn. Bhd.',
      place: 'Shah Alam',
      start: '2022-01',
      is_current: true,
      text: '• Menyediakan akaun bulanan bagi tiga anak syarikat dalam tempoh **lima hari bekerja**\n• Menyusun semula proses tuntutan, masa bayaran dikurangkan daripada 21 kepada 9 hari\n• Menyelia dua orang kerani akaun',
    },
    {
      title: 'Pembantu audit',
      company: 'Firma Hakim & Rakan',
      place: 'Kuala Lumpur',
      start: '2019-06',
      end: '2021-12',
      text: '• Melaksanakan kerja lapangan audit bagi 25 pelanggan sektor runcit dan pembuatan\n• Menyemak penyata cukai barang dan perkhidmatan',
    },
  ],
  education: [
    {
      degree: 'Ijazah Sarjana Muda',
      field: 'Perakaunan (Kepujian)',
      school: 'Universiti Teknologi Damai',
      start: '2015-09',
      end: '2019-05',
    },
  ],
  skills: ['MFRS', 'SQL Accounting', 'Excel', 'Cukai korporat', 'Audit dalaman', 'Pelaporan'].map((name) => ({
    name,
  })),
  languages: [
    { name: 'Bahasa Melayu', level: 'bahasa ibunda' },
    { name: 'Bahasa Inggeris', level: 'fasih' },
    { name: 'Bahasa Mandarin', level: 'asas' },
  ],
  licenses: [
    { name: 'Akauntan Bertauliah', issuer: 'Institut Akauntan Malaysia', date: '2022-08' },
    { name: 'Lesen memandu kelas D', date: '2015-02' },
  ],
  links: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/in/nur-aisyah-example' }],
}
