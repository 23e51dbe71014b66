/** Themes of day activities (spec A §9). 986 and 987 are two names of wellness: whoever asks for one gets both. */
export const activityThemes = ['985', '986', '987', '988', '989', '990', '991', '992'] as const
const wellness = ['986', '987']

/** What an asked theme stands for. */
export const themesLike = (theme: string): string[] => (wellness.includes(theme) ? wellness : [theme])

/** The theme that stands for it among the filters. */
export const filterTheme = (theme: string): string => (wellness.includes(theme) ? '986' : theme)
