import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkTypes } from './check-types'

it('refuses to build what does not fit, with file and line, and leaves tests out', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'types-'))
  await mkdir(path.join(dir, 'src'))
  const write = (file: string, text: string) => writeFile(path.join(dir, file), text)
  await write('src/page.ts', 'export const count: number = "one"\n')
  await expect(checkTypes(dir)).resolves.toBe(undefined)
  await write(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { strict: true, lib: ['es2022'], types: [] } }),
  )
  await expect(checkTypes(dir)).rejects.toThrow(/src\/page\.ts\(1,14\): error TS2322/)
  await write('src/page.ts', 'export const count: number = 1\n')
  await write('src/page.test.ts', 'export const count: number = "one"\n')
  await expect(checkTypes(dir)).resolves.toBe(undefined)
  await rm(dir, { recursive: true })
}, 60_000)
