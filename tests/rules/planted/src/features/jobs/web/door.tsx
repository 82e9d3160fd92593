export const JobCard = () => null
