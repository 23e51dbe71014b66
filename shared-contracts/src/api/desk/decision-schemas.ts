import * as z from 'zod/mini'

const Outcome = z.enum(['approved', 'declined'])

/** Answer of a second person to what one has asked for; null in each of its fields while it waits. */
export const Decision = z.object({
  outcome: z.nullable(Outcome),
  answer: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  /** ISO instant. */
  decidedAt: z.nullable(z.string()),
})
export type Decision = z.infer<typeof Decision>

export const NewDecision = z.object({
  outcome: Outcome,
  /** Word to the one who asked. */
  answer: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
})
export type NewDecision = z.input<typeof NewDecision>
