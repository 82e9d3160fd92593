// violates: i18n
import '../ui/card.tsx'
