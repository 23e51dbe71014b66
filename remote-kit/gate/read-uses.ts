import type { Release } from '@escapade/shared-contracts/mount/registry'
import { textsIn } from './read-texts'

type Places = { sources: string; built: string }

/**
 * Reads from its code what a remote asks of others: the fragments whose names stand in its built scripts, and the flags
 * that its sources read. A name that is put together at run time is not found.
 */
export async function readUses({ sources, built }: Places): Promise<NonNullable<Release['uses']>> {
  const scripts = await textsIn(built, /\.c?js$/)
  const code = await textsIn(sources, /(?<!\.test)\.tsx?$/)
  return {
    fragments: namesIn(scripts, /["'`](mf-[a-z-]+\/[a-z0-9-]+)["'`]/g),
    flags: namesIn(code, /\bflags\??\.([A-Za-z]\w*)/g),
  }
}

const namesIn = (texts: string[], pattern: RegExp): string[] =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))].toSorted()
