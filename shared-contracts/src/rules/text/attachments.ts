/** Files that a message to customer care can have. */
export const mostAttachments = 3
/** Bytes of all files of a message together. */
export const mostAttachmentBytes = 2_000_000
/** Signs of a file's name that are kept. */
export const longestAttachmentName = 100

/** Kinds that are shown or stored without anything in them being run, by the bytes that their files begin with. */
const beginnings = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
} as const

export type AttachmentKind = keyof typeof beginnings
export const attachmentKinds = Object.keys(beginnings) as AttachmentKind[]

/** Kind of a file, by its bytes: its name and what is said of it are not believed. Null for any other. */
export const attachmentKind = (bytes: Uint8Array): AttachmentKind | null =>
  attachmentKinds.find((kind) => beginnings[kind].every((byte, at) => bytes[at] === byte)) ?? null
