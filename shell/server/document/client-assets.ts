import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'

const FileWithHash = z.object({ file: z.string(), integrity: z.string().optional() })

/** `assets.json` of the client's build: what every page loads, as file names relative to it. */
const AssetsFile = z.object({
  scripts: z.array(FileWithHash),
  styles: z.array(FileWithHash),
  fonts: z.array(z.string()).default([]),
  icons: z.array(z.object({ rel: z.string(), file: z.string(), type: z.string().optional() })).default([]),
})

/** The same as addresses. */
export type ClientAssets = {
  scripts: { href: string; integrity?: string }[]
  /** With their content, which documents carry. */
  styles: { href: string; integrity?: string; text?: string }[]
  fonts: string[]
  icons: { rel: string; href: string; type?: string }[]
}

/** Where the files of the client's build are served. */
export const clientBase = '/assets/'

export async function readClientAssets(clientDir: string): Promise<ClientAssets> {
  const text = await readFile(path.join(clientDir, 'assets.json'), 'utf8')
  const { scripts, styles, fonts, icons } = AssetsFile.parse(JSON.parse(text))
  const readStyle = (file: string) => readFile(path.join(clientDir, file), 'utf8')
  return {
    scripts: scripts.map(({ file, integrity }) => ({ href: clientBase + file, integrity })),
    styles: await Promise.all(
      styles.map(async ({ file, integrity }) => ({
        href: clientBase + file,
        integrity,
        text: await readStyle(file),
      })),
    ),
    fonts: fonts.map((file) => clientBase + file),
    icons: icons.map(({ rel, file, type }) => ({ rel, href: clientBase + file, type })),
  }
}
