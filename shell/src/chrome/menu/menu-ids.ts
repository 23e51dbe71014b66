/** Id of a level of the menu, by the ids of the links that lead to it. */
export const menuPanelId = (path: string[]): string => ['menu', ...path].join('-')
