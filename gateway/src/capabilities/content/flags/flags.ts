import type { Flags } from '@escapade/shared-contracts/api/content/content-schemas'

/** Every experiment and toggle with its value where no operator has set another (D3). */
export const defaultFlags = {
  physicalVoucher: true,
  popularDates: true,
  calendarPrices: true,
  boxes: true,
  messenger: true,
  activityOnly: true,
  insurance: true,
  searchDates: 'unassigned',
  autoDiscount: false,
  singleVoucherSearch: false,
  metasearchRedirect: false,
  allIncentive: false,
  announcementVariation: false,
  customerAccount: true,
  splash: false,
  errors: false,
} as const satisfies Flags
export type FlagName = keyof typeof defaultFlags

export const isFlagName = (text: string): text is FlagName => Object.hasOwn(defaultFlags, text)

/** Values of the flags that are words and not switches. */
const words: Partial<Record<FlagName, readonly string[]>> = {
  searchDates: ['unassigned', 'datesForced', 'datesSuggested'],
}

/** Values that an operator may set it to. */
export const flagValues = (name: FlagName): readonly string[] => words[name] ?? ['on', 'off']

/** `on`, `off` or a word of the flag; null for what it cannot be. */
export function parseFlagValue(name: FlagName, text: string): boolean | string | null {
  const choices = words[name]
  if (choices) return choices.includes(text) ? text : null
  if (text === 'on' || text === 'true') return true
  return text === 'off' || text === 'false' ? false : null
}
