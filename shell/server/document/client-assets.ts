import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import type { FileCheck } from '../platform/immutable-files'
import { judgeFile } from '../registry/integrity'
import type { Libraries } from '../registry/judging/require-libraries'

const FileWithHash = z.object({ file: z.string(), integrity: z.string().optional() })

/** `assets.json` of the client's build: what every page loads, as file names relative to it. */
const AssetsFile = z.object({
  scripts: z.array(FileWithHash),
  styles: z.array(FileWithHash),
  fonts: z.array(z.string()).default([]),
  icons: z.array(z.object({ rel: z.string(), file: z.string(), type: z.string().optional() })).default([]),
  inline: z.object({ early: z.string(), start: z.string() }),
  /** By library that remotes take from the shell: its version, and its exports where the shell brings a part of it. */
  libraries: z.record(z.string(), z.object({ version: z.string(), exports: z.array(z.string()).optional() })),
  files: z.record(z.string(), z.string()),
})

/** Files of the client's build as addresses. */
export type ClientAssets = {
  scripts: { href: string; integrity?: string }[]
  /** With their content, which documents carry. */
  styles: { href: string; integrity?: string; text?: string }[]
  fonts: string[]
  icons: { rel: string; href: string; type?: string }[]
  /** Scripts that documents carry: before anything is painted, and after the page. */
  inline: { early: string; start: string }
  libraries: Libraries
  /** The hash of every file of the build, by its name. */
  files: Record<string, string>
}

/** Path at which the files of the client's build are served. */
const clientBase = '/assets/'

export async function readClientAssets(clientDir: string): Promise<ClientAssets> {
  const text = await readFile(path.join(clientDir, 'assets.json'), 'utf8')
  const { scripts, styles, fonts, icons, inline, libraries, files } = AssetsFile.parse(JSON.parse(text))
  const readStyle = async (file: string) => {
    const content = await readFile(path.join(clientDir, file))
    if (judgeFile(content, files[file]) !== 'published') throw new Error(`${file} is not what was built`)
    return content.toString()
  }
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
    inline,
    libraries,
    files,
  }
}

/** Holds files at rest to the hashes that they were built with. */
export const createClientFileCheck =
  ({ files }: Pick<ClientAssets, 'files'>): FileCheck =>
  async (file, content) =>
    judgeFile(content, Object.hasOwn(files, file) ? files[file] : undefined)
