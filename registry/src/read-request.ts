import { RemoteName } from '@escapade/shared-contracts/mount/registry-api'
import * as z from 'zod'
import { RegistryError } from './problems'

/** Throws with the fault in words. */
export function readBody<Schema extends z.core.$ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, body)
  if (parsed.success) return parsed.data
  throw new RegistryError('invalid-request', z.prettifyError(parsed.error))
}

export function readName(name: string): string {
  const parsed = z.safeParse(RemoteName, name)
  if (parsed.success) return parsed.data
  throw new RegistryError('not-found', 'A remote is called by small letters, digits and hyphens')
}
