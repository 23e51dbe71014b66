import * as z from 'zod/mini'
import { LocaleCode } from '../common-schemas'

export const ClientLog = z.object({
  level: z.literal('ERROR'),
  locale: LocaleCode,
  location: z.string().check(z.maxLength(4000)),
  /** The gateway cuts it to 256 characters too (D27). */
  message: z.string().check(z.maxLength(20_000)),
})
export type ClientLog = z.infer<typeof ClientLog>

/** A page that was not found (D24). */
export const ErrorReport = z.object({ uri: z.string().check(z.maxLength(4000)), locale: LocaleCode })
export type ErrorReport = z.infer<typeof ErrorReport>

const parameter = z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean(), z.null()])

export const AnalyticsBatch = z.object({
  clientId: z.string().check(z.maxLength(100)),
  userId: z.nullable(z.string().check(z.maxLength(100))),
  events: z
    .array(
      z.object({
        name: z.string().check(z.regex(/^[a-z_]{1,40}$/)),
        params: z._default(z.record(z.string().check(z.maxLength(40)), parameter), {}),
      }),
    )
    .check(z.maxLength(25)),
})
export type AnalyticsBatch = z.infer<typeof AnalyticsBatch>
export type AnalyticsEvent = AnalyticsBatch['events'][number]
