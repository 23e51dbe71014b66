import { shopOrigin } from '../../../platform/shop-url'
import type { Gift } from '../records/gifts-repository'

type Input = { gift: Pick<Gift, 'image' | 'locale'>; publicOrigin: string }

/** Picture of the gift, with its whole address. JPEG: not every mail program draws newer formats. */
export const giftPicture = ({ gift: { image, locale }, publicOrigin }: Input) => ({
  src: `${shopOrigin({ publicOrigin, locale })}${image.base}/960x720.jpg`,
  alt: image.alt,
})
