import { ContactForm } from '@escapade/shared-contracts/api/content/care-schemas'
import {
  attachmentKind,
  longestAttachmentName,
  mostAttachmentBytes,
  mostAttachments,
} from '@escapade/shared-contracts/rules/text/attachments'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { wellFormed } from '../../platform/http/well-formed'
import type { Attachment } from './case-attachments'

const longestText = 64 * 1024

/** Takes the contact form as browsers send it: with files, or without as CRMs have their forms. */
export async function takeForms(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { bodyLimit: longestText })
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: {
      files: mostAttachments,
      fileSize: mostAttachmentBytes,
      fields: Object.keys(ContactForm.shape).length,
      fieldSize: longestText,
    },
    async onFile(part) {
      part.value = { name: part.filename, bytes: await part.toBuffer() } satisfies SentFile
    },
  })
}

type SentFile = { name: string | undefined; bytes: Buffer }

export type SentForm = { form: ContactForm; files: Attachment[] }

/** The form and its files; null where one of them is not as it has to be. */
export function readForm(body: unknown): SentForm | null {
  const { attachments, ...fields } = (body ?? {}) as Record<string, unknown>
  const files = readFiles(attachments)
  const parsed = ContactForm.safeParse(fields)
  if (!files || !parsed.success || JSON.stringify(parsed.data).includes('\\u0000')) return null
  const { name, description } = parsed.data
  const form = { ...parsed.data, name: wellFormed(name), description: wellFormed(description) }
  return { form, files }
}

function readFiles(sent: unknown): Attachment[] | null {
  const given = [sent ?? []].flat()
  if (!given.every(isFile)) return null
  const files: Attachment[] = []
  // A field that no file was chosen in is sent as an empty one without a name.
  for (const file of given.filter(({ bytes, name }) => bytes.length > 0 || name)) {
    const kind = attachmentKind(file.bytes)
    if (!kind) return null
    files.push({ name: nameOf(file, files.length + 1), kind, bytes: file.bytes })
  }
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  return size > mostAttachmentBytes ? null : files
}

const isFile = (value: unknown): value is SentFile =>
  typeof value === 'object' && value !== null && Buffer.isBuffer(Reflect.get(value, 'bytes'))

/** Name without folders and without signs that steer a terminal or turn the text around. */
const nameOf = ({ name = '' }: SentFile, position: number): string =>
  wellFormed(name)
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(-longestAttachmentName) || `${position}`
