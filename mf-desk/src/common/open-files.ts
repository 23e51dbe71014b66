import { useSyncExternalStore } from 'react'

/** Files that are open in this browser, the last one that was opened first: numbers alone, no names of people. */
export type OpenFile = { orderUUID: string; bookingNumber: string }

const key = 'escapade.desk.files'
const most = 8
const changed = 'desk:files'
const none: OpenFile[] = []

let seen: { text: string | null; files: OpenFile[] } = { text: null, files: none }

function read(): OpenFile[] {
  const text = readText()
  if (text === seen.text) return seen.files
  seen = { text, files: parse(text) }
  return seen.files
}

function readText(): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

function parse(text: string | null): OpenFile[] {
  try {
    const files: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(files) ? files.filter(isFile).slice(0, most) : none
  } catch {
    return none
  }
}

const isFile = (file: unknown): file is OpenFile =>
  typeof (file as OpenFile | null)?.orderUUID === 'string' &&
  typeof (file as OpenFile).bookingNumber === 'string'

function write(files: OpenFile[]): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(files.slice(0, most)))
  } catch {
    // Without storage no file stays open.
  }
  window.dispatchEvent(new Event(changed))
}

/** Keeps a file among the open ones; one that is there keeps its place. */
export function openFile(file: OpenFile): void {
  const files = read()
  if (!files.some(({ orderUUID }) => orderUUID === file.orderUUID)) write([file, ...files])
}

export const closeFile = (orderUUID: string): void =>
  write(read().filter((file) => file.orderUUID !== orderUUID))

function subscribe(onChange: () => void): () => void {
  const gone = new AbortController()
  for (const name of [changed, 'storage']) window.addEventListener(name, onChange, { signal: gone.signal })
  return () => gone.abort()
}

export const useOpenFiles = (): OpenFile[] => useSyncExternalStore(subscribe, read, () => none)
