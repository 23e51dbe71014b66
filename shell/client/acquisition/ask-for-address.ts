import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { acquisitionModalDelay } from '@escapade/shared-contracts/rules/visitor/acquisition-modal-delay'
import { wasNewsletterAsked } from '@escapade/shared-contracts/visitor/newsletter-asked'

export type Move = { from: string | null; to: string }

type Asking = {
  document: Document
  visit: Pick<Visit, 'affiliate' | 'customerCare'>
  /** Shows the dialog. */
  show: () => void
}

/** A visitor who is in a dialog or a field is not interrupted: a moment later they may be free. */
const againMs = 5000

/**
 * Asks for the address some time after a move to another type of page, once the visitor is at no dialog and no field
 * (CO-041). Returns how to give up, which the next move does.
 */
export function askForAddress({ from, to }: Move, { document, visit, show }: Asking): () => void {
  const delayMs = acquisitionModalDelay({
    fromType: from,
    toType: to,
    dismissed: wasNewsletterAsked(),
    affiliate: visit.affiliate === true,
    customerCare: visit.customerCare,
  })
  if (delayMs === null) return () => {}
  const ask = () => {
    if (wasNewsletterAsked()) return
    if (isBusy(document)) timer = setTimeout(ask, againMs)
    else show()
  }
  let timer = setTimeout(ask, delayMs)
  return () => clearTimeout(timer)
}

const isBusy = (document: Document): boolean =>
  document.hidden ||
  document.querySelector('dialog[open], [aria-modal="true"]') !== null ||
  document.activeElement?.matches('input, select, textarea, [aria-expanded="true"]') === true
