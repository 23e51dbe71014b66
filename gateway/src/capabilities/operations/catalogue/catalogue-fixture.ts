import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { capturedOutput } from '../../../testing/captured-output'
import { createTestApp, type TestApp } from '../../../testing/test-app'
import { catalogueCommand } from './catalogue-command'

// biome-ignore lint/suspicious/noExplicitAny: tests write files that are wrong
export type AnyFile = any

/** A folder of files of a kind, as an operator has it. Remove it when the tests are over. */
export async function createCatalogueFolder({ kind, one }: { kind: string; one: string }) {
  const root = await mkdtemp(path.join(tmpdir(), 'catalogue-'))
  const folder = path.join(root, kind)
  const fileOf = (id: string) => path.join(folder, `${id}.json`)
  const run = async (test: TestApp, ...args: string[]) => {
    const { text, said } = await capturedOutput(() => catalogueCommand(test, args))
    const rows = text.split('\n').flatMap((line) => (line.startsWith('{"') ? [JSON.parse(line)] : []))
    return { rows, text, said }
  }
  return {
    root,
    run,
    put: (file: AnyFile) => writeFile(fileOf(file.id ?? 'none'), JSON.stringify(file)),
    take: (test: TestApp, ...options: string[]) => run(test, 'import', root, '--json', ...options),
    async exported(test: TestApp, id: string): Promise<AnyFile> {
      await run(test, 'export', root, `--${one}`, id)
      return JSON.parse(await readFile(fileOf(id), 'utf8'))
    },
    async empty() {
      await rm(root, { recursive: true, force: true })
      await mkdir(folder, { recursive: true })
    },
    remove: () => rm(root, { recursive: true }),
  }
}

/** A shop with a catalogue and such a folder, for the tests of a file: emptied before each one. */
export function useCatalogue(given: { kind: string; one: string; hotels: number }) {
  const made = {} as { test: TestApp; folder: Awaited<ReturnType<typeof createCatalogueFolder>> }
  beforeAll(async () => {
    made.folder = await createCatalogueFolder(given)
    made.test = await createTestApp({ hotels: given.hotels })
  })
  afterAll(async () => {
    await made.folder.remove()
    await made.test.close()
  })
  beforeEach(() => made.folder.empty())
  afterEach(() => {
    process.exitCode = undefined
  })
  return made
}
