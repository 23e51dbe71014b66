import { writtenPdf } from './written-pdf'

type Element = ReturnType<PDFKit.PDFDocument['struct']>

/** Role of a part of a page, for readers that speak it (ISO 32000-1, 14.8.4). */
export type Role = 'H1' | 'H2' | 'P' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI'

export type TaggedPage = {
  page: PDFKit.PDFDocument
  /** Draws a part that is read, in the order of the calls; `alt` says what a picture shows. */
  part(role: Role, draw: () => void, options?: { alt?: string; within?: Element }): void
  /** Begins a part that holds others, which are drawn within it. */
  group(role: Role, within?: Element): Element
  /** Draws what is not read: grounds, rules, what is repeated on each page. */
  ornament(draw: () => void): void
  written(): Promise<Buffer>
}

type Opening = { title: string; language: string; issuedAt: Date; margin: number }

/** Opens an A4 page that is tagged (PDF/UA-1): every part has a role. The library is large, and few requests want a PDF. */
export async function openTaggedPage({ title, language, issuedAt, margin }: Opening): Promise<TaggedPage> {
  const { default: PDFDocument } = await import('pdfkit')
  const page = new PDFDocument({
    size: 'A4',
    margin,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: true,
    // The types do not know it yet.
    subset: 'PDF/UA' as never,
    info: { Title: title, Author: 'Escapade', CreationDate: issuedAt },
  })
  const whole = page.struct('Document')
  page.addStructure(whole)
  return {
    page,
    part(role, draw, { alt, within = whole } = {}) {
      // Headers say which cells they are of.
      const scope = role === 'TH' ? { scope: 'Column' } : {}
      within.add(page.struct(role, { ...scope, ...(alt !== undefined && { alt }) }, draw))
    },
    group(role, within = whole) {
      const element = page.struct(role)
      within.add(element)
      return element
    },
    ornament(draw) {
      page.markContent('Artifact', { type: 'Layout' })
      draw()
      page.endMarkedContent()
    },
    written: () => writtenPdf(page),
  }
}
