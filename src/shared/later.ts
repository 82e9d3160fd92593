export const later = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000)
