import * as z from 'zod/mini'

/** Body of every refused call (https://www.rfc-editor.org/rfc/rfc9457), content type `application/problem+json`. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** Stable, kebab-case: pages translate it. */
  code: z.string(),
  detail: z.optional(z.string()),
  /** One entry per invalid field; `path` in dots: `items.0.pax`. */
  errors: z.optional(
    z.array(z.object({ path: z.string(), code: z.string(), message: z.optional(z.string()) })),
  ),
  /** Values a text may need, such as the new price. */
  values: z.optional(z.record(z.string(), z.unknown())),
  requestId: z.optional(z.string()),
})
export type Problem = z.infer<typeof Problem>
