/** Languages of an `Accept-Language` header, the preferred one first, without regions: `nl-BE;q=0.8` → `nl`. */
export function acceptedLanguages(header: string | undefined): string[] {
  const entries = (header ?? '').slice(0, 500).split(',').map(readEntry)
  return entries
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ language }) => language)
}

function readEntry(entry: string) {
  const [tag = '', ...parameters] = entry.trim().split(';')
  const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
  const quality = weight ? Number(weight.trim().slice(2)) : 1
  return { language: tag.slice(0, 2).toLowerCase(), quality: Number.isFinite(quality) ? quality : 0 }
}
