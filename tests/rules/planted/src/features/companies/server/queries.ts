// violates: queries
import './get-company.ts'
