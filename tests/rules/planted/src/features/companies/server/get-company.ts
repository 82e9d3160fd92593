export const getCompany = () => null
