import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { detectEncoding, type TextEncoding } from './text-encoding'

export type Line = { number: number; text: string }

/** First line by which spreadsheets name the separator of the file. */
const separatorLine = /^sep=.$/i

/**
 * Lines of a text file with their numbers from 1, empty ones left out. One line is in memory at a time. Throws with
 * line and remedy where the file is no text of an encoding that is known.
 */
export async function* readLines(file: string): AsyncGenerator<Line> {
  const input = Readable.from(decode(file, await detectEncoding(file)))
  let number = 0
  for await (const raw of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1
    const text = withoutControls(number === 1 ? raw.replace(/^\uFEFF/, '') : raw)
    if (text.trim() && !(number === 1 && separatorLine.test(text))) yield { number, text }
  }
}

async function* decode(file: string, encoding: TextEncoding): AsyncGenerator<string> {
  // Letters of Windows-1252 that Latin-1 has not are put in by the line.
  if (encoding === 'windows-1252') return yield* createReadStream(file, 'latin1') as AsyncIterable<string>
  const decoder = new TextDecoder(encoding, { fatal: true })
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>)
    yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

/**
 * Letters of the bytes 0x80 to 0x9F; five have none (https://encoding.spec.whatwg.org/#windows-1252). Node's own decoder
 * reads them as control characters in some versions.
 */
const upperLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** Puts letters in place of control characters that are what Latin-1 makes of Windows-1252. */
const withoutControls = (text: string): string =>
  text.replace(/[\u0080-\u009F]/g, (control) => upperLetters.charAt(control.charCodeAt(0) - 0x80))
