import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'

export type Line = { number: number; text: string }

const sampleBytes = 64 * 1024

/** Older vintages of the register are windows-1252; whatever is valid UTF-8 is read as that. */
async function detectEncoding(file: string): Promise<'utf8' | 'latin1'> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0)
    // `stream` forgives a letter cut in two by the end of the sample.
    new TextDecoder('utf-8', { fatal: true }).decode(buffer.subarray(0, bytesRead), { stream: true })
    return 'utf8'
  } catch (error) {
    if (error instanceof TypeError) return 'latin1'
    throw error
  } finally {
    await handle.close()
  }
}

/** Lines of a text file with their numbers from 1, empty ones left out. One line is in memory at a time. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  const input = createReadStream(file, { encoding: await detectEncoding(file) })
  let number = 0
  for await (const raw of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1
    const text = number === 1 ? raw.replace(/^\uFEFF/, '') : raw
    if (text.trim()) yield { number, text }
  }
}
