export const logo = 'seekers'
