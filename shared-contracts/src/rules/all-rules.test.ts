import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import file from './vectors.json'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** `promoPercent({priceCents}) -> percent; …` → `promoPercent` */
const exportedNames = (signature: string) =>
  [...signature.matchAll(/(?:^|; )(\w+)\(/g)].flatMap(([, name]) => name ?? [])

const isFolder = (entry: Dirent) => entry.isDirectory()
const ruleFolders = readdirSync(__dirname, { withFileTypes: true }).filter(isFolder)
const folders = [...ruleFolders.map(({ name }) => name), '../criteria'].map((folder) =>
  path.join(__dirname, folder),
)
const fileOf = (name: string, ending: string) =>
  folders.map((folder) => path.join(folder, `${kebab(name)}${ending}`)).find((found) => existsSync(found))

const rules = Object.entries(file.rules).map(([rule, { signature, rows }]) => ({ rule, signature, rows }))

describe.each(rules)('rule $rule', ({ rule, signature, rows }) => {
  it('has a file named after each of its exports', async () => {
    const names = exportedNames(signature)
    expect(names).not.toHaveLength(0)
    for (const name of names) {
      const module = await import(fileOf(name, '.ts') ?? `no file for ${name}`)
      expect(module[name]).toBeInstanceOf(Function)
    }
  })

  it('has a table test that names its rows', () => {
    const [name = ''] = exportedNames(signature)
    const test = readFileSync(fileOf(name, '.test.ts') ?? `no test for ${name}`, 'utf8')
    expect(test).toContain(`('${rule}')`)
    for (const row of rows) expect(test).toContain(`[${row}]`)
  })
})
