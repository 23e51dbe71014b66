import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { readLines } from './read-lines'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lines-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function read(content: Buffer): Promise<string[]> {
  const file = path.join(folder, 'file.csv')
  writeFileSync(file, content)
  const lines: string[] = []
  for await (const { text } of readLines(file)) lines.push(text)
  return lines
}

/** Bytes 0x80 to 0x9F of Windows-1252; a dot has no letter. */
const upper = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ'
const to1252 = (text: string): Buffer =>
  Buffer.from(
    [...text].map((letter) => (upper.includes(letter) ? 0x80 + upper.indexOf(letter) : letter.charCodeAt(0))),
  )
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()

const register = [
  'NOM;ADRESSE;CODE POSTAL;VILLE',
  'HÔTEL DU CŒUR D’OR;1 rue de l’Île;59700;MARCQ-EN-BARŒUL',
  'Château de la Fère – « 12 € »;Route de Forges;02130;Fère-en-Tardenois',
]
const text = register.join('\r\n')

it.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
  ['Windows-1252', to1252(text)],
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 without one', Buffer.from(text, 'utf16le')],
  ['UTF-16, big end first, with a mark', utf16be(`\uFEFF${text}`)],
  ['UTF-16, big end first', utf16be(text)],
  ['a line that names the separator', Buffer.from(`sep=;\n${text}`)],
  ['the same, as Excel saves it', to1252(`sep=;\r\n${text}\r\n`)],
  ['mixed line ends', Buffer.from(`${register[0]}\r\n${register[1]}\n\n${register[2]}\r`)],
  ['UTF-8 of what was read as Latin-1', Buffer.from(to1252(text).toString('latin1'))],
])('reads %s letter by letter', async (_, content) => {
  expect(await read(content)).toEqual(register)
})

it('judges by the last letter of a file as by the first', async () => {
  const plain = `${'HOTEL;59000\n'.repeat(20_000)}`
  expect((await read(to1252(`${plain}CŒUR D’OR`))).at(-1)).toBe('CŒUR D’OR')
  expect((await read(Buffer.from(`${plain}CŒUR D’OR`))).at(-1)).toBe('CŒUR D’OR')
})

/** Letters whose bytes in Windows-1252 are a letter of UTF-8: no word has them, and a file of both is refused. */
const readsAsUtf8 = /É[œŒ’€]|[éç][œŒ’€]{2}/

it('gives back any line of letters, in each encoding', async () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aÉéœŒ’€ç-" ;&'), minLength: 1 })
  await fc.assert(
    fc.asyncProperty(letters, async (line) => {
      fc.pre(line.trim() !== '' && !readsAsUtf8.test(line))
      const lines = ['Nom;Hôtel', line]
      expect(await read(Buffer.from(lines.join('\n')))).toEqual(lines)
      expect(await read(Buffer.from(`\uFEFF${lines.join('\n')}`, 'utf16le'))).toEqual(lines)
      expect(await read(to1252(lines.join('\n')))).toEqual(lines)
    }),
  )
})

it.each([
  [
    'a stray letter in UTF-8',
    Buffer.concat([Buffer.from('Hôtel\nGîte\nCh'), Buffer.from([0xe2]), Buffer.from('teau')]),
    3,
  ],
  ['a letter of no encoding', Buffer.concat([to1252('Hôtel\nGîte '), Buffer.from([0x81])]), 2],
  ['a picture', Buffer.concat([Buffer.from('PNG\n\nab'), Buffer.alloc(2), Buffer.from('x'.repeat(40))]), 3],
])('refuses %s with its line and what to do', async (_, content, line) => {
  await expect(read(content)).rejects.toThrow(
    new RegExp(`file\\.csv, line ${line}: .*Save the file as UTF-8`),
  )
})
