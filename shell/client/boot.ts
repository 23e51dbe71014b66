import type { BootData } from '@escapade/shared-contracts/mount/boot-data'
import type { CriteriaPage } from '@escapade/shared-contracts/mount/criteria-page'
import { elementIds } from '../src/page-elements'

/**
 * Window in which the document's script leaves the page that it put in place for the criteria
 * (inline/criteria-page.ts).
 */
export type CriteriaWindow = Pick<Window, 'document'> & {
  criteriaPage?: { page: CriteriaPage | null; isTaken: boolean }
}

/** Reads the facts that the server told this page. Throws when the document is not one of ours. */
export function readBoot({ document, criteriaPage }: CriteriaWindow): BootData {
  const text = document.getElementById(elementIds.boot)?.textContent
  if (!text) throw new Error('The document holds no boot data')
  const boot: BootData = JSON.parse(text)
  if (!criteriaPage) return boot
  // A page that comes later than this would be put in the place of one that is being taken over.
  criteriaPage.isTaken = true
  return criteriaPage.page ? inPlace(boot, criteriaPage.page) : boot
}

const inPlace = (boot: BootData, { app, slots, now }: CriteriaPage): BootData => ({
  ...boot,
  visit: { ...boot.visit, now },
  app: boot.app && { ...boot.app, rendered: app },
  slots,
})
