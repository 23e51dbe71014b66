/** Bytes below which a picture is left as it is. */
const smallEnough = 400_000
/** Of the longer side: a receipt can still be read. */
const longestPixels = 1600
const quality = 0.8

/** A photograph of a telephone in a size that can be sent; any other file, and what no browser can draw, as it is. */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= smallEnough || !file.type.startsWith('image/')) return file
  const drawn = await drawSmaller(file).catch(() => null)
  if (!drawn || drawn.size >= file.size) return file
  return new File([drawn], file.name.replace(/\.\w+$/, '.jpg'), { type: drawn.type })
}

async function drawSmaller(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, longestPixels / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
