import * as z from 'zod/mini'
import { attachmentKinds } from '../../rules/text/attachments'
import { LocaleCode, Uuid } from '../common-schemas'
import { FoundCase } from './found-schemas'

export const CaseParams = z.object({ caseNumber: z.string().check(z.regex(/^[0-9A-Z]{8}$/)) })

export const CaseAttachment = z.object({
  /** From 1. */
  position: z.int(),
  name: z.string(),
  kind: z.enum(attachmentKinds),
  /** Bytes. */
  size: z.int(),
})
export type CaseAttachment = z.infer<typeof CaseAttachment>

/** A message to customer care, whole. */
export const CaseFile = z.object({
  ...z.omit(FoundCase, { excerpt: true }).shape,
  /** Language of the sender, in which the answer is awaited. */
  locale: LocaleCode,
  reason: z.string(),
  /** Order of the booking number that the sender has typed, which proves nothing; null where there is none. */
  orderUUID: z.nullable(Uuid),
  email: z.string(),
  phone: z.string(),
  text: z.string(),
  answer: z.nullable(z.string()),
  attachments: z.array(CaseAttachment),
  /** ISO instant. */
  updatedAt: z.string(),
})
export type CaseFile = z.infer<typeof CaseFile>

/** Messages without an answer, the oldest first; `count` has those, too, for which the list is too short. */
export const OpenCases = z.object({ cases: z.array(FoundCase), count: z.int() })
export type OpenCases = z.infer<typeof OpenCases>

/** `updatedAt`: of the message that was read; another answer since then is a conflict. */
export const CaseAnswer = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(5000)),
  updatedAt: z.string().check(z.maxLength(40)),
})
export type CaseAnswer = z.infer<typeof CaseAnswer>
