import type { Readable } from 'node:stream'

/** Files by key, wherever they are kept. Keys are made of `[a-z0-9._-]` and `/`. */
export type ObjectStore = {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** Null: there is none. */
  get(key: string): Promise<Readable | null>
  exists(key: string): Promise<boolean>
  /** Nothing happens when there is none. */
  delete(key: string): Promise<void>
  /** Every key, in no order. */
  list(): AsyncIterable<string>
}

const keyPattern = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*\.[a-z0-9]+$/

/** Keys become paths: nothing but plain names may be among them. */
export function checkKey(key: string): string {
  if (!keyPattern.test(key)) throw new RangeError(`Not a key of an object: ${key}`)
  return key
}
