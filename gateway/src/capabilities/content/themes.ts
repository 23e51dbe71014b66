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
