import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'remote.title': 'Nerede olursanız olun, uzaktan çalışın',
  'remote.lead':
    '{place}: {count, plural, =0 {şu anda size açık uzaktan iş ilanı yok.} one {size açık # uzaktan iş ilanı var.} other {size açık # uzaktan iş ilanı var.}}',
  'remote.all': 'Tüm uzaktan iş ilanlarını gör',
  'remote.meaning': 'Burada uzaktan çalışma ne demek',
  'remote.countries': 'Ülkeler',
  'remote.countries_text':
    'Uzaktan iş ilanları hangi ülkelerden çalışılabileceğini belirtir; belirtmiyorsa her yerden çalışılabilir. Seçtiğiniz ülkeyi kapsam dışı bırakan ilanlar gösterilmez.',
  'remote.zones': 'Saat dilimleri',
  'remote.zones_text':
    'Bazı işverenler belirli bir saat diliminin mesaisini bekler. Belirtmişlerse ilan sayfasında görürsünüz.',
  'remote.languages': 'Diller',
  'remote.languages_text':
    'Ekibin dili ilanın dilinden farklı olabilir. İşveren belirtmişse başvurmadan önce görürsünüz.',
  'remote.pay': 'Maaş',
  'remote.pay_text':
    'Maaş, işverenin yazdığı gibi ve kendi para biriminde, yanında aylık karşılığıyla gösterilir.',
  'remote.newest': 'En yeni uzaktan iş ilanları',
  'remote.fields': 'Alana göre',
  'remote.from': 'Ülkeye göre',
  'remote.from_text': 'Oradan başvuruya açık uzaktan iş ilanları.',
  'remote.hours': 'Çalışma saatlerine göre',
  'remote.hours_text': 'Uzaktan iş ilanlarında belirtilen mesai saat dilimleri.',
  'remote.count': '{count, plural, one {# ilan} other {# ilan}}',
  'talents.title': 'İş arayanlar için',
  'talents.lead': 'Üye olmadan arayın, önce maaşı görün, bir ilanın gerçekte ne kadar eski olduğunu bilin.',
  'talents.does': 'Burada ne var',
  'talents.pay': 'Maaş baştan belli',
  'talents.pay_text':
    'Her ilanda maaş yazıldığı gibi ve aylık karşılığıyla görünür. İşveren belirtmemişse bunu söyleriz.',
  'talents.dates': 'Gerçek tarihler',
  'talents.dates_text':
    'İlanın ne zaman yayımlandığını ve burada ilk ne zaman göründüğünü görürsünüz. Artık kimsenin doğrulamadığı ilan kapanır.',
  'talents.counts': 'Sayıyı gösteren filtreler',
  'talents.counts_text': 'Filtreler, siz seçmeden önce geriye kaç ilan kalacağını gösterir.',
  'talents.search': 'Tek arama, tüm diller',
  'talents.search_text': 'Kendi dilinizde arayın, başka dillerde yazılmış ilanları da bulun.',
  'talents.once': 'Her ilan bir kez',
  'talents.once_text': 'Birden çok kaynaktan gelen ilan bir kez gösterilir.',
  'talents.account': 'Üyelik gerekmez',
  'talents.account_text': 'Oturum açmadan dilediğiniz kadar arayın, filtreleyin ve okuyun.',
  'talents.begin': 'Nereden başlamalı',
  'talents.begin_new': 'Son 24 saatte yayımlananlar',
  'talents.begin_paid': 'En yüksek maaşlılar önce',
  'talents.begin_resume': 'Özgeçmişini hemen okuyalım',
  'talents.begin_remote': 'Uzaktan iş ilanları',
  'talents.begin_web3': 'Web3 iş ilanları',
}
