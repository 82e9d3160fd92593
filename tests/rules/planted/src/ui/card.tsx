// Allowed: the design system may know texts.
import '../i18n/text.ts'
