import { onDemand } from '@escapade/shared-ui/layer/on-demand'

/** The map over the page, with what is drawn in its frame and the canvas: few visitors open it. */
export const MapPart = onDemand(async () => {
  void import('@escapade/shared-ui/map/MapCanvas').catch(() => {})
  return { default: (await import(/* webpackChunkName: "map-layer" */ './OpenMap')).OpenMap }
})
