import { onDemand } from '@escapade/shared-ui/layer/on-demand'

/** The map is heavy: it comes, dialog and canvas together, when somebody points at its button. */
export const MapDialog = onDemand(() => {
  void import('@escapade/shared-ui/map/MapCanvas').catch(() => {})
  return import('../features/map/MapDialog')
})
