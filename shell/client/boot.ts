import type { BootData } from '@escapade/shared-contracts/mount/boot-data'
import { elementIds } from '../src/page-elements'

/** What the server told this page. Throws when the document is not one of ours. */
export function readBoot(document: Document): BootData {
  const text = document.getElementById(elementIds.boot)?.textContent
  if (!text) throw new Error('The document holds no boot data')
  return JSON.parse(text)
}
