/**
 * Typing errors by symmetric deletion: two words that differ by one letter (left out, doubled, wrong or swapped
 * with its neighbour) share a key once a letter is left out of each. Only the beginning counts, so that a word
 * is found before it is typed to its end.
 * Limit: two errors within the first six letters are not found (decision 013).
 */
const keyLengths = [4, 6]
const shortestWord = 3

/** Letters that may differ between what was typed and the word meant. */
const allowedErrors = (length: number) => (length < shortestWord ? 0 : length < 8 ? 1 : 2)

export function typoKeys(word: string): string[] {
  if (word.length < shortestWord) return []
  return [...new Set(keyLengths.flatMap((length) => deletions(word.slice(0, length))))]
}

const deletions = (start: string) => [
  start,
  ...Array.from(start, (_, index) => start.slice(0, index) + start.slice(index + 1)),
]

/** More than any word that is asked for; what lies beyond the typed letters never counts. */
const longestWord = 40

/**
 * Errors between what was typed and the beginning of a word: the least number of letters added, left out,
 * replaced or swapped (optimal string alignment), whatever follows in the word. Asked of hundreds of words for each
 * key that is pressed, so it works on three rows of numbers.
 */
export function prefixErrors({ typed, word }: { typed: string; word: string }): number {
  const width = Math.min(word.length, typed.length + 2, longestWord)
  let beforeLast = new Uint8Array(width + 1)
  let last = Uint8Array.from({ length: width + 1 }, (_, column) => column)
  let current = new Uint8Array(width + 1)
  for (let row = 1; row <= Math.min(typed.length, longestWord); row++) {
    current[0] = row
    fillRow({ typed, word, row, width, beforeLast, last, current })
    const free = beforeLast
    beforeLast = last
    last = current
    current = free
  }
  return Math.min(...last)
}

type Rows = { beforeLast: Uint8Array; last: Uint8Array; current: Uint8Array }

function fillRow({
  typed,
  word,
  row,
  width,
  beforeLast,
  last,
  current,
}: Rows & { typed: string; word: string; row: number; width: number }) {
  const letter = typed.charCodeAt(row - 1)
  for (let column = 1; column <= width; column++) {
    const same = letter === word.charCodeAt(column - 1)
    let errors = Math.min(cell(last, column), cell(current, column - 1)) + 1
    errors = Math.min(errors, cell(last, column - 1) + (same ? 0 : 1))
    const swapped =
      row > 1 &&
      column > 1 &&
      letter === word.charCodeAt(column - 2) &&
      typed.charCodeAt(row - 2) === word.charCodeAt(column - 1)
    current[column] = swapped ? Math.min(errors, cell(beforeLast, column - 2) + 1) : errors
  }
}

const cell = (row: Uint8Array, column: number): number => row[column] ?? longestWord

/** Words that what was typed may have meant, the nearest and then the shortest first. */
export function correctWord({
  typed,
  words,
  limit,
}: {
  typed: string
  words: string[]
  limit: number
}): string[] {
  return words
    .map((word) => ({ word, errors: prefixErrors({ typed, word }) }))
    .filter(({ errors }) => errors <= allowedErrors(typed.length))
    .sort((a, b) => a.errors - b.errors || a.word.length - b.word.length || (a.word < b.word ? -1 : 1))
    .slice(0, limit)
    .map(({ word }) => word)
}
