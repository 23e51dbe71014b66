import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import bidiFactory from 'bidi-js'
import * as fontkit from 'fontkit'
import LineBreaker from 'linebreak'
import { sfntOfWoff } from './sfnt-of-woff'

const require = createRequire(import.meta.url)

/**
 * Fonts for what people are called and write, in the order in which they are asked for a letter: Latin, Greek, Cyrillic,
 * Arabic and Hebrew; then every script of the basic plane.
 */
const wideFonts = {
  plain: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  strong: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  every: require.resolve('@fontsource/unifont/files/unifont-latin-400-normal.woff'),
}
type Wide = keyof typeof wideFonts

type ReadFont = { file: Buffer; letters: Set<number> }
const fonts = new Map<Wide, ReadFont>()

/** The files are large: each is read, and kept, when a text first wants it. */
function readFont(font: Wide): ReadFont {
  const known = fonts.get(font)
  if (known) return known
  const path = wideFonts[font]
  const stored = readFileSync(path)
  const file = path.endsWith('.woff') ? sfntOfWoff(stored) : stored
  const opened = fontkit.create(file)
  const read = { file, letters: new Set('characterSet' in opened ? opened.characterSet : []) }
  fonts.set(font, read)
  return read
}

const lettersOf = (font: Wide): Set<number> => readFont(font).letters

export function registerWideFonts(page: PDFKit.PDFDocument): void {
  for (const font of ['plain', 'strong'] as const) page.registerFont(font, readFont(font).file)
}

const hasEvery = new WeakSet<PDFKit.PDFDocument>()

/** Chooses a font of the page; that of every script is registered with the first text that wants it. */
function choose(page: PDFKit.PDFDocument, font: string): PDFKit.PDFDocument {
  if (font === 'every' && !hasEvery.has(page)) {
    hasEvery.add(page)
    page.registerFont(font, readFont('every').file)
  }
  return page.font(font)
}

/** Marks that say how the letter before is shown, and tags: no font draws them. */
const silent = /[\ufe00-\ufe0f]|\u200d|\u20e3|[\u{e0020}-\u{e007f}]/gu

/** One after another from left to right, each in one font. */
type Run = { text: string; font: string }

export type Own = {
  font: string
  /** True for a text that the font has all letters of. */
  has: (text: string) => boolean
}

const fallbackOf = (letter: string, own: Own): string | null => {
  const code = letter.codePointAt(0) ?? 0
  if (own.has(letter)) return own.font
  if (lettersOf('plain').has(code)) return 'plain'
  return lettersOf('every').has(code) ? 'every' : null
}

/** The text without what no font can draw: a message reads better without boxes. */
export const drawable = (text: string, own: Own): string =>
  [...text.replace(silent, '')]
    .filter((letter) => letter === '\n' || fallbackOf(letter, own) !== null)
    .join('')

const bidi = bidiFactory()

/** Words and spaces of a line in the order in which they are seen (UAX #9), each in a font that has it. */
function runsOf(line: string, own: Own): Run[] {
  const levels = bidi.getEmbeddingLevels(line)
  const order = Array.from({ length: line.length }, (_, at) => at)
  for (const [start = 0, end = 0] of bidi.getReorderSegments(line, levels)) {
    const flipped = order.slice(start, end + 1).reverse()
    order.splice(start, flipped.length, ...flipped)
  }
  const isReversed = (at: number) => (levels.levels[at] ?? 0) % 2 === 1
  const runs: { from: number; to: number; font: string; isReversed: boolean }[] = []
  for (const at of order) {
    const code = line.codePointAt(at) ?? 0
    // The second half of a letter of another plane goes with its first.
    if (code >= 0xdc00 && code <= 0xdfff) continue
    const letter = String.fromCodePoint(code)
    const font = fallbackOf(letter, own) ?? 'every'
    const last = runs.at(-1)
    const isNext = last && (isReversed(at) ? at + letter.length === last.from : at === last.to)
    const isWordEnd = isReversed(at) && (letter === ' ' || line[last?.from ?? 0] === ' ')
    if (last && isNext && last.font === font && last.isReversed === isReversed(at) && !isWordEnd) {
      if (isReversed(at)) last.from = at
      else last.to = at + letter.length
    } else runs.push({ from: at, to: at + letter.length, font, isReversed: isReversed(at) })
  }
  return runs.map(({ from, to, font }) => ({ text: line.slice(from, to), font }))
}

type Measured = Pick<Words, 'own' | 'size' | 'width'>

const widthOf = (page: PDFKit.PDFDocument, runs: readonly Run[], size: number): number =>
  runs.reduce((sum, { text, font }) => sum + choose(page, font).fontSize(size).widthOfString(text), 0)

/** Lines of a text in a width, broken where its script allows (UAX #14), or between letters where nothing else fits. */
function linesOf(page: PDFKit.PDFDocument, text: string, { own, size, width }: Measured): string[] {
  const lines: string[] = []
  let line = ''
  const fits = (one: string) => widthOf(page, runsOf(one.trimEnd(), own), size) <= width
  const breaker = new LineBreaker(text)
  let start = 0
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const piece = text.slice(start, next.position)
    start = next.position
    for (const part of fits(piece) ? [piece] : [...piece]) {
      if (line && !fits(line + part)) {
        lines.push(line)
        line = ''
      }
      line += part
    }
    if (next.required) {
      lines.push(line)
      line = ''
    }
  }
  if (line) lines.push(line)
  return lines.map((each) => each.trimEnd())
}

export type Words = {
  own: Own
  size: number
  x: number
  y: number
  width: number
  lineGap?: number
  align?: 'left' | 'center' | 'right' | undefined
}

/** Height of the highest of the fonts: a line may need them all. */
const lineHeight = (page: PDFKit.PDFDocument, { own, size, lineGap = 0 }: Omit<Words, 'x' | 'y' | 'width'>) =>
  Math.max(...[own.font, 'plain'].map((font) => page.font(font).fontSize(size).currentLineHeight(true))) +
  lineGap

/** Height that `writeLetters` needs. */
export const heightOfLetters = (
  page: PDFKit.PDFDocument,
  text: string,
  words: Omit<Words, 'x' | 'y'>,
): number => linesOf(page, drawable(text, words.own), words).length * lineHeight(page, words)

/** Writes a text of any script at a place, in the present colour. Answers where it ends. */
export function writeLetters(page: PDFKit.PDFDocument, text: string, words: Words): number {
  const { own, size, x, width, align = 'left' } = words
  let { y } = words
  for (const line of linesOf(page, drawable(text, own), words)) {
    const runs = runsOf(line, own)
    const left = width - widthOf(page, runs, size)
    let at = x + (align === 'left' ? 0 : align === 'center' ? left / 2 : left)
    for (const { text: run, font } of runs) {
      choose(page, font).fontSize(size).text(run, at, y, { lineBreak: false })
      at += page.widthOfString(run)
    }
    y += lineHeight(page, words)
  }
  page.x = x
  page.y = y
  return y
}

/** A wide font, with what it draws. */
export const wideOwn = (font: 'plain' | 'strong'): Own => ({
  font,
  has: (text) =>
    [...text].every((letter) => letter === '\n' || lettersOf(font).has(letter.codePointAt(0) ?? 0)),
})
