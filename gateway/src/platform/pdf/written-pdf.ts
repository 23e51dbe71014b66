/** Ends a document. Answers its file. */
export function writtenPdf(page: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (part: Buffer) => parts.push(part))
    page.on('end', () => resolve(Buffer.concat(parts)))
    page.on('error', reject)
  })
  page.end()
  return whole
}
