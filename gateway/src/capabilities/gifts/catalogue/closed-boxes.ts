import type { FastifyBaseLogger } from 'fastify'
import type { PeriodicJob } from '../../../platform/jobs/periodic-jobs'
import { createBoxShelf, type ShelfDeps } from './box-shelf'

type Deps = ShelfDeps & { log: Pick<FastifyBaseLogger, 'warn' | 'info'> }

const minute = 60_000

/** Tells operators once of each box that opens too little to be sold, and once it is sold again. */
export function closedBoxesJob({ log, ...deps }: Deps): PeriodicJob {
  const boxes = createBoxShelf(deps)
  let known = new Set<string>()
  return {
    name: 'closed boxes',
    everyMs: minute,
    async run() {
      const closed = await boxes.closed()
      for (const { id, hotels, nights } of closed)
        if (!known.has(id))
          log.warn(
            { box: id, hotels, nights, least: deps.leastHotels },
            'Gift box closed: it opens too few hotels',
          )
      const now = new Set(closed.map(({ id }) => id))
      for (const id of known) if (!now.has(id)) log.info({ box: id }, 'Gift box on sale again')
      known = now
    },
  }
}
