import type { Kysely } from 'kysely'
import type { RegistryTables } from './database/tables'
import type { KeptFiles } from './files/kept-files'
import type { Trials } from './trials/run-trial'

/** All that calls stand on. */
export type RegistryDeps = {
  db: Kysely<RegistryTables>
  files: KeptFiles
  now: () => Date
  /** On a developer's machine: a key that is unknown is that of a squad of its own. */
  isOpen: boolean
  /** Null: releases are not tried in a browser, as no shell is named that could show them. */
  trials: Trials | null
}
