import { statfsSync } from 'node:fs'

/** PostgreSQL needs a segment of its log (16 MB) more whenever it starts, stops, or has filled one. */
const leastBytes = 64 * 1024 * 1024
/** Time for which an answer of the system holds (ms). */
const freshMs = 200

/** Answers true while the disk of a folder has too little room left to write on. */
export function createDiskRoom(folder: string): () => boolean {
  let askedAt = Number.NEGATIVE_INFINITY
  let isLow = false
  return () => {
    if (performance.now() - askedAt < freshMs) return isLow
    askedAt = performance.now()
    const { bavail, bsize } = statfsSync(folder)
    isLow = bavail * bsize < leastBytes
    return isLow
  }
}

const writes =
  /^\s*(insert|update|delete|merge|create|alter|drop|truncate|copy|with\b[\s\S]*\b(insert\s+into|update\s|delete\s+from|merge\s+into))/i

/** A statement that needs room on the disk. */
export const isWrite = (sql: string): boolean => writes.test(sql)
