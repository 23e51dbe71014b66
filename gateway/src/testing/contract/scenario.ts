import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/tables'
import type { ProblemCode } from '../../platform/http/errors'
import type { TestAppOptions } from '../test-app'
import type { Asked } from './ask'

/** The shop that a scenario takes place in: a seeded catalogue on the testers' day. */
export type World = {
  app: FastifyInstance
  db: Kysely<Database>
  /** Another gateway on the same database, for instance one whose payment provider is away. */
  other(options: Pick<TestAppOptions, 'hooks' | 'clock' | 'config'>): Promise<FastifyInstance>
}

/** Answers the call to make; with `on`, to another gateway of the same world. */
type Arrange = (world: World) => Promise<Asked & { on?: FastifyInstance }>

/**
 * Facts of a call that the contract tests cannot guess, by its name (`POST /front-gateway/purchase/orders`): the call
 * that succeeds when it needs something to exist first, and how the shop gets to each refusal.
 */
export type Scenarios = Record<
  string,
  {
    succeeds?: Arrange
    refuses?: Partial<Record<ProblemCode, Arrange>>
    /** The call takes away what it is made with, so that each needs its own. */
    isOnce?: true
  }
>
