/** `15:00` → "15 h" in French, as written elsewhere; other texts stay as they are. */
export function clockText(clock: string, language: string): string {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(clock) ?? []
  if (!hour || !minute || !language.startsWith('fr')) return clock
  return minute === '00' ? `${Number(hour)}\u00a0h` : `${Number(hour)}\u00a0h\u00a0${minute}`
}
