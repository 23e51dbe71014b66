import { endpoint } from '../endpoint'
import type { NewDecision } from './decision-schemas'
import type { NewPersonRequest, PersonFile, PersonQuestion, PersonRequest } from './people-schemas'

type OfRequest = { requestId: string }

/** All that is known of a person. Whose it is stands in the body, which no log has. One that no one uses has an empty file. */
export const getPersonFile = /* @__PURE__ */ endpoint<{ body: PersonQuestion }, PersonFile>(
  'POST',
  '/front-gateway/desk/people/file',
)

/** Asks for a copy of a person's data, or to forget them: somebody else has to agree. */
export const askForPerson = /* @__PURE__ */ endpoint<{ body: NewPersonRequest }, PersonRequest>(
  'POST',
  '/front-gateway/desk/people/requests',
)

/** Agrees, and an erasure is done at once, or says no. 403 `second-person-required` for the one who asked. */
export const decidePersonRequest = /* @__PURE__ */ endpoint<
  { params: OfRequest; body: NewDecision },
  PersonRequest
>('POST', '/front-gateway/desk/people/requests/{requestId}/decision')

/** The copy of a person's data that two have agreed to, as it is now: for the two of them, for a week. */
export const getPersonCopy = /* @__PURE__ */ endpoint<{ params: OfRequest }, Record<string, unknown>>(
  'GET',
  '/front-gateway/desk/people/requests/{requestId}/copy',
)
