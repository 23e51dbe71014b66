/**
 * Puts the HTML of fragments into the empty elements that stand for them (`data-slot="{mountId}"`). React writes
 * quotes and angle brackets of texts and attributes as entities, so that the mark appears in markup only.
 * A fragment without its place is left out.
 */
export function insertSlots(html: string, fragments: Map<string, string>): string {
  const places = [...fragments].flatMap(([mountId, fragment]) => placeOf(html, mountId, fragment))
  places.sort((one, other) => one.at - other.at)
  let result = ''
  let from = 0
  for (const { at, fragment } of places) {
    result += html.slice(from, at) + fragment
    from = at
  }
  return result + html.slice(from)
}

function placeOf(html: string, mountId: string, fragment: string) {
  const mark = html.indexOf(` data-slot="${escapeAttribute(mountId)}"`)
  if (mark < 0) return []
  const at = html.indexOf('>', mark) + 1
  return at > 0 ? [{ at, fragment }] : []
}

/** As React writes attribute values. */
const escapeAttribute = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
