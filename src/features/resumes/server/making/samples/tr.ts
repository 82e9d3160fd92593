import type { Sample } from './sample.ts'

export const sample: Sample = {
  language: 'tr',
  basics: {
    name: 'Elif Yıldırım',
    headline: 'İnşaat mühendisi',
    email: 'elif.yildirim@mail.example',
    phone: '0532 555 01 64',
    address: 'Kadıköy, İstanbul',
  },
  summary:
    'Altı yıldır konut ve altyapı projelerinde saha ve proje mühendisliği yapıyorum. Keşif, hakediş ve iş programını aynı tabloda takip eder, şantiyedeki sorunu büyümeden çözerim.',
  work: [
    {
      title: 'Saha şefi',
      company: 'Kuzey Yapı İnşaat',
      place: 'İstanbul',
      start: '2021-11',
      is_current: true,
      text: '• 214 dairelik konut projesini **iki ay erken** teslim eden ekibi yönettim\n• Beton dökümü ve kalıp planlamasını yeniden düzenleyerek fireyi %9 azalttım\n• 35 kişilik ekibin günlük iş güvenliği toplantılarını yürütüyorum',
    },
    {
      title: 'Proje mühendisi',
      company: 'Çınar Mühendislik',
      place: 'Ankara',
      start: '2018-08',
      end: '2021-10',
      text: '• Üç köprü projesinin metraj ve hakediş dosyalarını hazırladım\n• Statik hesapları SAP2000 ile kontrol ettim',
    },
  ],
  education: [
    {
      degree: 'Lisans',
      field: 'İnşaat Mühendisliği',
      school: 'Anadolu Bozkır Üniversitesi',
      start: '2013-09',
      end: '2018-06',
    },
  ],
  skills: ['AutoCAD', 'SAP2000', 'MS Project', 'Hakediş', 'İş güvenliği', 'Şantiye yönetimi'].map((name) => ({
    name,
  })),
  languages: [
    { name: 'Türkçe', level: 'ana dil' },
    { name: 'İngilizce', level: 'ileri' },
    { name: 'Almanca', level: 'temel' },
  ],
  licenses: [
    { name: 'C sınıfı iş güvenliği uzmanlığı', issuer: 'Çalışma Bakanlığı', date: '2020-04' },
    { name: 'B sınıfı sürücü belgesi', date: '2014-09' },
  ],
  links: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/in/elif-yildirim-example' }],
}
