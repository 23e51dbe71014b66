import { randomBytes } from 'node:crypto'
import type { BootData } from '@escapade/shared-contracts/mount/boot-data'
import { scriptJson } from './html'

/** Part of a document that belongs to one answer and one visitor. */
export type Own = { nonce: string; analytics: BootData['analytics'] }

export type Composed = {
  document: string
  /** The part of the document for visitors who have not chosen about cookies. */
  consentNotice: string
}

export type DocumentTemplate = (visitor: Own & { hasChosen: boolean }) => string

const unguessable = () => randomBytes(24).toString('hex')
/** No answer ever shows them: nothing that a visitor sends can be mistaken for them. */
const standIns: Own = { nonce: unguessable(), analytics: { clientId: unguessable(), userId: null } }

/** A document composed once, for many answers. */
export function documentTemplate(compose: (own: Own) => Composed): DocumentTemplate {
  const { document, consentNotice } = compose(standIns)
  const pieces = document.split(standIns.nonce)
  const analyticsText = scriptJson(standIns.analytics)
  return ({ nonce, analytics, hasChosen }) => {
    const text = pieces.join(nonce).replace(analyticsText, () => scriptJson(analytics))
    return hasChosen ? text.replace(consentNotice, '') : text
  }
}
