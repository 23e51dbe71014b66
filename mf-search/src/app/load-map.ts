/** The map is heavy: it comes when somebody points at its button. */
export const loadMap = () => import('../features/map/MapDialog')
