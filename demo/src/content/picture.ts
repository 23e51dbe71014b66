import { imageFor } from '@escapade/gateway/capabilities/assets/present-picture'
import type { Subject } from '@escapade/illustrator/subjects'

/** A marketing picture in one of its sizes (CO-066). */
export const picture = (subject: Subject, key: string, size: string) =>
  `${imageFor({ subject, key: `marketing/${key}`, alt: '' }).base}/${size}.webp`
