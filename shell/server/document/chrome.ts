import { createRequire } from 'node:module'
import type { ChromeInput } from '../../src/chrome/chrome-input'
import type { MenuPanelsProps } from '../../src/chrome/menu/MenuPanels'
import type { PreviewNoteInput } from '../../src/chrome/PreviewNote'
import type { RenderedChrome } from '../../src/chrome/render-chrome'

export type { RenderedChrome }

/** Server build of header and footer (`src/chrome/render-chrome.tsx`). */
export type ChromeModule = {
  renderChrome(input: ChromeInput): RenderedChrome
  renderMenu(input: MenuPanelsProps): string
  renderCareSignIn(input: { textLanguage: string; to: string; provider?: string | undefined }): {
    title: string
    main: string
  }
  /** Says above a page of a sandbox that nothing is really sold. */
  renderSandboxStrip(textLanguage: string): string
  /** Says on a page which release is previewed, and ends that. */
  renderPreviewNote(input: PreviewNoteInput): string
  /** Texts that the shell's client needs, by namespace. */
  textsFor(textLanguage: string): Record<string, unknown>
  /** One sprite with the drawings of all icons. */
  icons: string
}

export const loadChrome = (file: string): ChromeModule => createRequire(file)(file)
