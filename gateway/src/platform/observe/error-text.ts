/** Says an error with what it came from: "fetch failed" alone does not say that a name was not found. */
export function errorText(error: unknown): string {
  const { cause } = Object(error) as { cause?: unknown }
  return cause ? `${error}: ${cause}` : String(error)
}
