import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { $ZodType } from 'zod/v4/core'
import type { RegisteredCall } from '../../platform/http/call-definition'
import { nameOf } from './ask'

const shapeOf = (schema: $ZodType | undefined) =>
  schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

/** Mark of all that calls take (`shared-contracts/src/api/inputs-version.ts`). */
export function inputsVersionOf(calls: readonly RegisteredCall[]): string {
  const inputs = calls
    .map((call) => [nameOf(call), shapeOf(call.params), shapeOf(call.query), shapeOf(call.body)])
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)))
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 8)
}
