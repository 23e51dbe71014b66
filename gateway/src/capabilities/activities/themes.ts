/** Two themes of day activities (spec A §9) are names of wellness: asking for one gives both. */
const wellness = ['986', '987']

/** Themes that an asked one stands for. */
export const themesLike = (theme: string): string[] => (wellness.includes(theme) ? wellness : [theme])

/** The theme that stands for it among the filters. */
export const filterTheme = (theme: string): string => (wellness.includes(theme) ? '986' : theme)
