import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import * as z from 'zod'
import { type ContentLanguage, contentLanguages, type Texts } from '../../../platform/texts/texts'
import type { Focus } from '../rendering/crop-around'
import type { Caption } from './add-photographs'

const mostLetters = 300
const Alts = z.partialRecord(z.enum(contentLanguages), z.string().max(mostLetters))
const AltsByFile = z.record(z.string(), Alts)

export const captionOptions = {
  ...Object.fromEntries(contentLanguages.map((language) => [`alt-${language}`, { type: 'string' as const }])),
  alts: { type: 'string' },
  credit: { type: 'string' },
  focus: { type: 'string' },
  banner: { type: 'boolean' },
} as const

/** Values of `--options`, as `parseArgs` gives them. */
export type Typed = Record<string, string | boolean | undefined | (string | boolean)[]>

const text = (value: Typed[string]): string | undefined => (typeof value === 'string' ? value : undefined)

/**
 * Words about the photographs: one text for all by `--alt-fr …`, or one for each by its name in the file `--alts`.
 */
export async function captionOf(typed: Typed): Promise<Caption> {
  const all = Object.fromEntries(
    contentLanguages.flatMap((language) => {
      const alt = text(typed[`alt-${language}`])
      return alt === undefined ? [] : [[language, alt]]
    }),
  ) as Partial<Texts>
  const byFile = await readAlts(text(typed.alts))
  return {
    alts: (file) => ({ ...all, ...byFile[basename(file)] }),
    credit: text(typed.credit) ?? null,
    focus: focusOf(text(typed.focus)),
    banner: typed.banner === true,
  }
}

async function readAlts(
  file: string | undefined,
): Promise<Record<string, Partial<Record<ContentLanguage, string>>>> {
  if (file === undefined) return {}
  const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read: ${error.code}`)
  })
  try {
    return AltsByFile.parse(JSON.parse(content))
  } catch {
    throw new Error(
      `${file} has to hold {"FILE NAME": {"fr": "…", "es": "…", "nl": "…", "it": "…", "en": "…"}}`,
    )
  }
}

const middle: Focus = { x: 0.5, y: 0.5 }

function focusOf(typed: string | undefined): Focus {
  if (typed === undefined) return middle
  const [x, y, ...more] = typed.split(',').map((part) => Number(part.trim() || Number.NaN))
  const isShare = (value: number | undefined): value is number =>
    value !== undefined && value >= 0 && value <= 1
  if (!isShare(x) || !isShare(y) || more.length > 0)
    throw new Error('--focus takes two shares from the left and the top, such as 0.5,0.3')
  return { x, y }
}
