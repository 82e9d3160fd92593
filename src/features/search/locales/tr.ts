import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'find.title_local': 'İş ilanları',
  'find.title_remote': 'Uzaktan iş ilanları',
  'find.title_web3': 'Web3 iş ilanları',
  'find.title_for': '{query} – {title}',
  'find.description':
    '{count, plural, one {# iş ilanı} other {# iş ilanı}}; maaşlar baştan belli, her filtrede güncel ilan sayısı.',

  'find.what': 'Ne arıyorsunuz',
  'find.what_placeholder': 'Pozisyon, beceri veya şirket',
  'find.where': 'Nerede',
  'find.where_placeholder': 'Şehir, bölge veya ilçe',
  'find.search': 'Ara',
  'find.place_unknown': '“{place}” adlı bir yer bulamadık. Tüm yerlerdeki ilanlar gösteriliyor.',
  'find.suggestions': 'Öneriler',

  'find.count': '{count, plural, =0 {İlan yok} one {# ilan} other {# ilan}}',
  'find.show_jobs': '{count, plural, =0 {İlan yok} one {# ilanı göster} other {# ilanı göster}}',
  'find.corrected': '“{from}” geçen ilan yok. “{to}” için sonuçlar gösteriliyor.',
  'find.partial':
    '{count, plural, =0 {Tüm kelimelerinizi içeren ilan yok. Bu ilanlar çoğunu içeriyor.} one {# ilan tüm kelimelerinizi içeriyor. Ardından çoğunu içeren ilanlar geliyor.} other {# ilan tüm kelimelerinizi içeriyor. Ardından çoğunu içeren ilanlar geliyor.}}',
  'find.without_pay':
    '{count, plural, one {Maaş belirtmeyen # uygun ilan daha var.} other {Maaş belirtmeyen # uygun ilan daha var.}}',
  'find.show_without_pay': 'Onları da göster',

  'find.sort': 'Sırala',
  'find.sort_newest': 'En yeni',
  'find.sort_relevance': 'En uygun',
  'find.sort_pay': 'En yüksek maaş',

  'find.filters': 'Filtreler',
  'find.all_filters': 'Tüm filtreler',
  'find.clear_filters': 'Tüm filtreleri temizle',
  'find.remove_filter': '{name} filtresini kaldır',
  'find.filter_nothing': 'Seçenek yok.',

  'find.filter_pay': 'Aylık maaş',
  'find.filter_job_type': 'Çalışma şekli',
  'find.filter_experience': 'Deneyim',
  'find.filter_education': 'Eğitim',
  'find.filter_industry': 'Sektör',
  'find.filter_posted': 'İlan tarihi',
  'find.filter_arrangement': 'Çalışma modeli',
  'find.filter_place': 'Yer',
  'find.filter_main_function': 'Alan',
  'find.filter_function': 'Uzmanlık',
  'find.filter_title': 'Pozisyon',
  'find.filter_category': 'Kategori',
  'find.filter_skill': 'Beceriler',
  'find.filter_company': 'Şirket',
  'find.filter_company_size': 'Şirket büyüklüğü',
  'find.filter_language': 'İlan dili',
  'find.filter_verified': 'Yalnızca doğrulanmış şirketler',
  'find.filter_urgent': 'Yalnızca acil ilanlar',
  'find.filter_query': 'Arama: {query}',
  'find.filter_country': 'Yalnızca {country}',
  'find.filter_exclude_words': 'Şu kelimeler geçmesin',
  'find.filter_exclude_companies': 'Bazı şirketler hariç',
  'find.exclude_words_help': 'Kelimeleri virgülle ayırın.',
  'find.without_words': '“{words}” hariç',

  'find.pay_below': '{amount} altı',
  'find.pay_above': '{amount} üstü',
  'find.posted_days': '{days, plural, =1 {Son 24 saat} other {Son # gün}}',

  'find.empty_title': 'Sonuç bulunamadı',
  'find.empty_text': 'Tüm bu ölçütlere birden uyan ilan yok.',
  'find.empty_drop': '{count, plural, one {Kaldır: “{name}” (# ilan)} other {Kaldır: “{name}” (# ilan)}}',
  'find.empty_remote':
    '{count, plural, one {# uzaktan iş ilanını göster} other {# uzaktan iş ilanını göster}}',
  'find.empty_everything': 'Tüm ilanları gör',
  'find.choose_job': 'Burada okumak için bir ilan seçin.',
  'find.job_failed': 'Bu ilan yüklenemedi',
  'find.try_again': 'Tekrar dene',
  'find.open_page': 'Sayfa olarak aç',
  'find.end': 'Aramanıza uyan tüm ilanları gördünüz.',

  'home.title': 'Güvenebileceğiniz işi bulun',
  'home.lead':
    'Maaşı baştan belli, tarihi gerçek {count, plural, one {# açık ilan} other {# açık ilan}}. Bakmak için üyelik gerekmez.',
  'home.latest': 'Son ilanlar',
  'home.all_jobs': 'Tümünü gör',
  'home.categories': 'Kategoriye göre ilanlar',
  'home.category_all': 'Tüm kategoriler',
  'home.category_count': '{count, plural, one {# ilan} other {# ilan}}',
  'home.remote': 'Uzaktan iş ilanları',
  'home.remote_text': 'Bulunduğunuz yerden çalışın: ülkenizden başvuruya açık.',
  'home.web3': 'Web3 iş ilanları',
  'home.web3_text': 'Protokoller, cüzdanlar, borsalar ve tüm ekosistem.',
}
