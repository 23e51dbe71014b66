import type { RenderResult } from '@escapade/shared-contracts/mount/render-contract'
import * as z from 'zod'
import { RenderError } from './render-error'

const text = z.string()
const props = z.record(text, z.unknown()).optional()

const Criteria = z.record(text, z.union([text, z.number(), z.boolean(), z.array(text)]))

const Head = z.object({
  title: text.optional(),
  description: text.optional(),
  canonical: text.startsWith('/').optional(),
  alternates: z.record(text, text.startsWith('/')).optional(),
  index: z.boolean().optional(),
  follow: z.boolean().optional(),
  jsonLd: z.array(z.record(text, z.unknown())).optional(),
  links: z.array(z.object({ rel: z.enum(['prev', 'next']), href: text.startsWith('/') })).optional(),
  image: text.optional(),
  preloadImage: z.object({ srcset: text, sizes: text, type: text }).optional(),
})

const Result = z.object({
  html: text,
  head: Head,
  state: z.object({
    queries: z.unknown(),
    texts: z.record(text, z.unknown()),
    criteria: Criteria.optional(),
  }),
  followsCriteria: z.boolean().optional(),
  status: z.union([z.int().min(200).max(499), z.literal(503)]),
  found: z.boolean().optional(),
  incomplete: z.boolean().optional(),
  redirect: text.optional(),
  slots: z.array(
    z.object({
      mountId: text,
      fragment: text,
      grade: z.enum(['essential', 'regular']),
      props,
      later: z.boolean().optional(),
    }),
  ),
  warnings: z.array(text).optional(),
})

/** Checks what came out of a remote: it was written by others, and perhaps for another shell. */
export function parseRenderResult(result: unknown): RenderResult {
  const parsed = Result.safeParse(result)
  if (!parsed.success) throw new RenderError('invalid', z.prettifyError(parsed.error))
  return parsed.data
}
