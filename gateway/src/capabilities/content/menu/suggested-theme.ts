import type { Menu } from '@escapade/shared-contracts/api/content/cms-schemas'
import { diffDays } from '@escapade/shared-contracts/rules/dates/days'

const aMonday = '2024-01-01'
const isTheme = (id: string) => id.startsWith('theme-')

/** The menu with one of its themes highlighted, another each week (D101). A link that an editor highlighted stays. */
export const suggestTheme = (menu: Menu, today: string): Menu =>
  menu.map((link) => ({ ...link, children: highlightOne(suggestTheme(link.children, today), today) }))

function highlightOne(links: Menu, today: string): Menu {
  const themes = links.filter(({ _id }) => isTheme(_id))
  if (themes.length === 0 || themes.some(({ variant }) => variant === 'highlight')) return links
  const week = Math.floor(diffDays(aMonday, today) / 7)
  const chosen = themes[week % themes.length]
  return links.map((link) => (link === chosen ? { ...link, variant: 'highlight' } : link))
}
