/** Wall clock of the shop, the same for all locales (D51). */
const parisian = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** yyyy-MM-ddTHH:mm:ss in Paris. */
export const marketTime = (instant: Date): string => parisian.format(instant).replace(' ', 'T')
