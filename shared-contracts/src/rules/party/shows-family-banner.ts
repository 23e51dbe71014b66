export const familyTheme = '39'

type Family = { children?: number; babies?: number; theme?: string | number | null }

/** Invites families to the family theme, unless they are there already (spec B §9). */
export function showsFamilyBanner({ children = 0, babies = 0, theme }: Family): boolean {
  return (children > 0 || babies > 0) && String(theme) !== familyTheme
}
