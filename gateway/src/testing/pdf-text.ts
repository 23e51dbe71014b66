import { inflateSync } from 'node:zlib'

/** Text that a reader of a PDF sees, one line for each run; the fonts' own tables say which glyph is which letter. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf)
  const lettersOf = fontsOf(objects)
  const lines = [...objects.values()].flatMap(({ stream }) =>
    [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(<[^\]]*)\] TJ/g)].map(([, font, glyphs]) => ({
      font,
      glyphs,
    })),
  )
  let letters: string[] = []
  let text = ''
  for (const { font, glyphs = '' } of lines) {
    if (font) letters = lettersOf.get(font) ?? []
    else text += `${read(glyphs, letters)}\n`
  }
  return text
}

type PdfObject = { head: string; stream: string }

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const objects = pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)endobj/g)
  return new Map(
    [...objects].map(([, number = '', body = '']) => {
      const [head = '', packed = ''] = body.split(/\nstream\r?\n/)
      const isText = head.includes('FlateDecode') && !head.includes('/Image') && !head.includes('/FontFile')
      return [number, { head, stream: isText ? unpacked(packed) : '' }]
    }),
  )
}

const unpacked = (packed: string) =>
  inflateSync(Buffer.from(packed.slice(0, packed.lastIndexOf('endstream')), 'latin1')).toString('latin1')

/** Letters by glyph, by the name that pages call a font by. */
function fontsOf(objects: Map<string, PdfObject>): Map<string, string[]> {
  const heads = [...objects.values()].map(({ head }) => head).join('\n')
  return new Map(
    [...heads.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => {
      const [, table = ''] = objects.get(number)?.head.match(/\/ToUnicode (\d+) 0 R/) ?? []
      return [name, tableOf(objects.get(table)?.stream ?? '')]
    }),
  )
}

const tableOf = (table: string): string[] =>
  [...table.matchAll(/> \[([^\]]*)\]/g)].flatMap(([, row = '']) =>
    [...row.matchAll(/<([^>]*)>/g)].map(([, codes = '']) =>
      String.fromCharCode(...codes.split(' ').map((code) => Number.parseInt(code, 16))),
    ),
  )

const read = (glyphs: string, letters: string[]): string =>
  [...glyphs.matchAll(/<([0-9a-f]*)>/g)]
    .flatMap(([, run = '']) => run.match(/.{4}/g) ?? [])
    .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '')
    .join('')
