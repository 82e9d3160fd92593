import '../../../i18n/text.ts'
