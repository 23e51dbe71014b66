import { Fragment, type ReactNode } from 'react'

export type RichTextProps = {
  /** A translated text with marks: `I accept the <terms>terms</terms>`. Marks do not nest. */
  text: string
  /** Draws the words between the marks of a name. */
  parts: Record<string, (words: string) => ReactNode>
}

/**
 * A whole sentence whose marked words become links or other elements. In place of react-i18next's `Trans`, whose
 * HTML parser would cost every page four kilobytes. A mark without its part shows its words.
 */
export function RichText({ text, parts }: RichTextProps) {
  return split(text).map(({ at, words, name }) => (
    <Fragment key={at}>{name && Object.hasOwn(parts, name) ? parts[name]?.(words) : words}</Fragment>
  ))
}

type Piece = { at: number; words: string; name?: string }

const mark = /<(\w+)>(.*?)<\/\1>/gs

function split(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { index, 0: whole, 1: name, 2: words = '' } of text.matchAll(mark)) {
    if (index > from) pieces.push({ at: from, words: text.slice(from, index) })
    pieces.push({ at: index, words, name })
    from = index + whole.length
  }
  if (from < text.length) pieces.push({ at: from, words: text.slice(from) })
  return pieces
}
