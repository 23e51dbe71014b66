/**
 * Makes any request target readable: what does not decode (`/%ff`, a lone `%`) keeps its characters as text, and is
 * then simply a page that is not there.
 */
export function readableUrl(url: string): string {
  const question = url.indexOf('?')
  const path = question < 0 ? url : url.slice(0, question)
  if (isDecodable(path)) return url
  return path.replaceAll('%', '%25') + (question < 0 ? '' : url.slice(question))
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
