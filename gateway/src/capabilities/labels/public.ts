/** Face of the room: all that other capabilities may use of it. */
export { codesOf, type LabelKind, labelOf } from './labels'
export { isTheme, type ThemeId, themeIds } from './themes'
