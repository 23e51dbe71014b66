import type { Publisher } from './publisher'
import type { RegistryStore } from './registry-store'

/** A remote as the one who may change it sees it. */
export type OwnRemote = { store: RegistryStore; name: string; publisher: Publisher }
