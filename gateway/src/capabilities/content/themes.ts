import type { ThemeId } from '../labels/public'

/** Icon of each theme, by the names of shared-ui's icons. */
export const themeIcons: Record<ThemeId, string> = {
  '12': 'heart',
  '18': 'pool',
  '24': 'hotel',
  '27': 'leaf',
  '31': 'mountain',
  '33': 'leaf',
  '36': 'hotel',
  '39': 'users',
  '41': 'map',
  '985': 'utensils',
  '986': 'spa',
  '987': 'bath',
  '988': 'spa',
  '989': 'coffee',
  '990': 'clock',
  '991': 'bed',
  '992': 'eye',
}

/** The header's menu draws the same one for a theme that it has no icon of. */
const plain = 'star'

/** Icon of a theme of the release, or of the shop's own. */
export const themeIcon = (id: string): string =>
  Object.hasOwn(themeIcons, id) ? themeIcons[id as ThemeId] : plain
