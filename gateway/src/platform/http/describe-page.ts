import type { $ZodType } from 'zod/v4/core'
import { type CallExample, refusalsOf } from './call-definition'
import { openApiSchema, type ShownAnswers } from './call-schema'
import type { ProblemCode } from './errors'

export const formType = 'application/x-www-form-urlencoded'

type PageDefinition = {
  method: 'GET' | 'POST'
  /** With names in braces, as in the contract. */
  path: string
  /** One line for OpenAPI. */
  summary: string
  requirements: string[]
  params?: $ZodType
  query?: $ZodType
  /** The fields of a form; `null` for one that has only a button. */
  form?: $ZodType | null
  example?: CallExample
  answers: ShownAnswers
  /** Refusals as problem+json, besides those that follow from the rest. */
  errors?: ProblemCode[]
  /** True when every failure is one of the answers. */
  hasNoRefusals?: boolean
  perMinute?: number
}

/**
 * Describes in OpenAPI a route that people's browsers open and pages do not call: a page, the target of a form, a
 * script. Goes into the route's `config`.
 */
export function describePage(page: PageDefinition): { openApi: object } {
  const { method, path, summary, requirements, params, query, form, example, answers } = page
  const takes = { params, query, body: form ?? undefined }
  const refusals = refusalsOf({ ...takes, perMinute: page.perMinute, errors: page.errors })
  return {
    openApi: openApiSchema({
      method,
      path,
      schemas: takes,
      ...(form === undefined ? {} : { consumes: [formType] }),
      answers,
      headers: {},
      summary,
      requirements,
      errors: page.hasNoRefusals ? [] : refusals,
      example,
    }),
  }
}

const answer = (type: string) => (description: string) => ({
  description,
  content: { [type]: { schema: { type: 'string' } } },
})

export const htmlAnswer = answer('text/html')
export const scriptAnswer = answer('text/javascript')
/** Leads on to another address. */
export const redirectAnswer = (description: string) => ({
  description,
  headers: { location: { type: 'string' } },
})
