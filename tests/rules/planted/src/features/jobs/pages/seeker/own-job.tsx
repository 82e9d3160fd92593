// violates: pages-of-one-site
import '../../../../app/employer/shell.ts'
