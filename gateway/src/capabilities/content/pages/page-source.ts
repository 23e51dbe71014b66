import type { Texts } from '../../../platform/texts/texts'

export type Section = {
  /** Anchor for links from other pages. */
  id?: string
  heading?: Texts
  paragraphs: Texts[]
}

/** A text page as its editors keep it: no markup, every language side by side. */
export type PageSource = { title: Texts; description: Texts; sections: Section[] }
