import { endpoint } from '../endpoint'
import type { CaseAnswer, CaseFile, OpenCases } from './cases-schemas'

type OfCase = { caseNumber: string }

export const listOpenCases = /* @__PURE__ */ endpoint<Record<never, never>, OpenCases>(
  'GET',
  '/front-gateway/desk/cases',
)

export const getCase = /* @__PURE__ */ endpoint<{ params: OfCase }, CaseFile>(
  'GET',
  '/front-gateway/desk/cases/{caseNumber}',
)

/** Answers a message by mail. 409 `case-changed` where somebody else has answered or closed it since it was read. */
export const answerCase = /* @__PURE__ */ endpoint<{ params: OfCase; body: CaseAnswer }, CaseFile>(
  'POST',
  '/front-gateway/desk/cases/{caseNumber}/answer',
)

/** Closes a message without an answer, or after it. Safe to repeat. */
export const closeCase = /* @__PURE__ */ endpoint<{ params: OfCase }, CaseFile>(
  'POST',
  '/front-gateway/desk/cases/{caseNumber}/closing',
)
