import type { AssetSources } from '../capabilities/assets/capability'
import type { CreateFurnishing } from '../capabilities/catalogue/capability'
import type { PeriodicJob } from '../platform/jobs/periodic-jobs'
import type { Command, CommandContext } from './command'
import type { Deps } from './deps'

/** Context in which a start is prepared; `say` prints a line of progress. */
export type Filling = Omit<CommandContext, 'operator'> & { say: (line: string) => void }

/**
 * Part that is added to a gateway from outside of its sources; the setting GATEWAY_EXTENSIONS names those that are
 * on.
 */
export type Extension = {
  /** Completes the migrated database at each start. Answers whether it loaded so much that memory is worth giving back. */
  fill?: (context: Filling) => Promise<boolean>
  /** Sources of its pictures, by the name that `asset.source` has. */
  assetSources?: AssetSources
  /** Work that is due again and again. */
  jobs?: (deps: Pick<Deps, 'db' | 'clock'>) => PeriodicJob[]
  /** Furnishes hotels of an import whose command was asked to. */
  furnish?: CreateFurnishing
  /** More commands of `pnpm gateway`, by name. */
  commands?: Record<string, Command>
}
