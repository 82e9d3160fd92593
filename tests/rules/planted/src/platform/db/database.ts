import 'kysely'
