import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'block.title': 'Şirketleri engelle',
  'block.text':
    'Engellediğiniz şirket sizi görmez, siz de onu görmezsiniz: aramada, önerilerde, başvurularda ve görüntülemelerde. Grubu da onunla birlikte engellenir. Şirkete haber verilmez.',
  'block.find': 'Şirket bul',
  'block.find_button': 'Bul',
  'block.none_found': 'Bu adda bir şirket yok.',
  'block.choose': 'Engelle',
  'block.choose_company': '{company} şirketini engelle',
  'block.list_title': 'Engellenen şirketler',
  'block.empty': 'Hiçbir şirketi engellemediniz.',
  'block.since': '{date} tarihinde engellendi',
  'block.covers': 'Aynı gruptan oldukları için engellenenler: {companies}',
  'block.unblock': 'Engeli kaldır',
  'block.unblock_company': '{company} şirketinin engelini kaldır',
  'block.ask_title': '{company} engellensin mi?',
  'block.ask_text':
    'Artık profilinizi, başvurularınızı ve belgelerinizi göremez; siz de onu ve ilanlarını görmezsiniz. Şirkete haber verilmez, bunu istediğiniz zaman geri alabilirsiniz.',
  'block.open_title':
    '{count, plural, one {Orada açık bir başvurunuz var} other {Orada # açık başvurunuz var}}',
  'block.open_text':
    '{count, plural, one {Sizi göremeyen bir şirket size yanıt veremez. Bu yüzden engellediğinizde başvurunuz geri çekilir ve engeli sonra kaldırsanız da geri çekilmiş kalır.} other {Sizi göremeyen bir şirket size yanıt veremez. Bu yüzden engellediğinizde bu başvurular geri çekilir ve engeli sonra kaldırsanız da geri çekilmiş kalır.}}',
  'block.block': 'Engelle',
  'block.withdraw':
    '{count, plural, one {Başvuruyu geri çek ve engelle} other {# başvuruyu geri çek ve engelle}}',
  'block.cancel': 'Vazgeç',
  'block.already': 'Bu şirketi zaten engellediniz.',
  'block.done': '{company} engellendi.',
  'block.undone': '{company} artık engelli değil.',
  'block.again': 'Yeniden engelle',
  'block.notice_title': '{company} şirketini engellediniz',
  'block.notice_text': 'Bu yüzden bu sayfa, bu şirkete ve grubuna ait her şey gibi sizden gizleniyor.',
  'block.manage': 'Engellenen tüm şirketler',
  'block.this': 'Bu şirketi engelle',
}
