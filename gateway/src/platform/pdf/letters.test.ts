import { inflateSync } from 'node:zlib'
import { pdfText } from '../../testing/pdf-text'
import { drawable, registerWideFonts, wideOwn, writeLetters } from './letters'
import { openTaggedPage } from './tagged-page'

const issuedAt = new Date('2027-03-01T09:00:00Z')

async function drawn(...texts: string[]) {
  const sheet = await openTaggedPage({ title: 'Letters', language: 'fr-FR', issuedAt, margin: 40 })
  registerWideFonts(sheet.page)
  let y = 40
  for (const text of texts)
    sheet.part('P', () => {
      y = writeLetters(sheet.page, text, { own: wideOwn('plain'), size: 12, x: 40, y, width: 300 })
    })
  return sheet.written()
}

/** Glyphs that are drawn; the first of a font, 0000, is the box of letters that it lacks. */
const glyphsOf = (file: Buffer): string[] =>
  [...file.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, packed = '']) => {
    let content = ''
    try {
      content = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
    } catch {
      // A font or a profile, which is packed otherwise.
    }
    const written = content.includes(' Tf') ? content.matchAll(/<([0-9a-f]{4,})>/g) : []
    return [...written].flatMap(([, run = '']) => run.match(/.{4}/g) ?? [])
  })

it.each([
  ['王小明'],
  ['김민수'],
  ['สมชาย ใจดี'],
  ['हिन्दी'],
  ['Ælfgifu Ørsted'],
  ['Ελένη Παπαδοπούλου'],
  ['გიორგი'],
  ['Նարեկ'],
])('draws every letter of %s', async (name) => {
  const file = await drawn(name)
  expect(pdfText(file).replace(/\s/g, '')).toBe(name.replace(/\s/g, ''))
  expect(glyphsOf(file).length).toBeGreaterThan(0)
  expect(glyphsOf(file)).not.toContain('0000')
})

it('draws words of Hebrew and Arabic from right to left, apart', async () => {
  const hebrew = await drawn('דוד כהן, Paris')
  // As they are seen from the left.
  expect(pdfText(hebrew).split('\n').filter(Boolean).join('|')).toBe('Paris| |,ןהכ| |דוד')
  const arabic = await drawn('محمد علي')
  expect(glyphsOf(arabic)).not.toContain('0000')
  expect(pdfText(arabic).split('\n').filter(Boolean)).toHaveLength(3)
})

it('leaves out what no font has, and marks that nothing draws', () => {
  const own = wideOwn('plain')
  expect(drawable('Bonne fête 🎁👨‍👩‍👧!', own)).toBe('Bonne fête !')
  expect(drawable('1️⃣ Anne', own)).toBe('1 Anne')
})

it('breaks a long text between words, and one without spaces between letters', async () => {
  const long = 'deux nuits au bord de la mer avec petit-déjeuner '.repeat(4).trim()
  const file = await drawn(long, '王'.repeat(60))
  const lines = pdfText(file).split('\n').filter(Boolean)
  expect(lines.length).toBeGreaterThan(4)
  expect(pdfText(file).replace(/\s/g, '')).toBe((long + '王'.repeat(60)).replace(/\s/g, ''))
})

it('is tagged, in its language, with a title', async () => {
  const file = (await drawn('Anne')).toString('latin1')
  for (const mark of ['/Marked true', '/StructTreeRoot', '/Lang (fr-FR)', '/DisplayDocTitle true', 'pdfuaid'])
    expect(file).toContain(mark)
})
