import { icon } from '#ui/icons.tsx'

export const PencilIcon = icon(<path d="m5 15-1 5 5-1L20 8l-4-4zM13.5 6.5l4 4" />)
