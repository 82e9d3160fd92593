export const CompanyCard = () => null
