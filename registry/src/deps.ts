import type { Kysely } from 'kysely'
import type { RegistryTables } from './database/tables'
import type { KeptFiles } from './files/kept-files'

/** All that calls stand on. */
export type RegistryDeps = { db: Kysely<RegistryTables>; files: KeptFiles; now: () => Date }
