import { readFile, writeFile } from 'node:fs/promises'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Writes a picture in which what differs between two is marked. Does nothing where one of them was not taken. */
export async function markDifference(files: { live: string; candidate: string; marked: string }) {
  const [live, candidate] = await Promise.all([files.live, files.candidate].map(readPicture))
  if (!live || !candidate) return
  const width = Math.min(live.width, candidate.width)
  const height = Math.min(live.height, candidate.height)
  const marked = new PNG({ width, height })
  pixelmatch(cut(live, { width, height }), cut(candidate, { width, height }), marked.data, width, height, {
    threshold: 0.2,
  })
  await writeFile(files.marked, PNG.sync.write(marked))
}

const readPicture = (file: string): Promise<PNG | null> => readFile(file).then(PNG.sync.read, () => null)

function cut(picture: PNG, { width, height }: { width: number; height: number }): Buffer {
  const part = new PNG({ width, height })
  PNG.bitblt(picture, part, 0, 0, width, height, 0, 0)
  return part.data
}
