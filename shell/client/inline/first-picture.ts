/** A first picture that has come is painted within a frame or two; scripts would only hold it up. */
const pictureMs = 60

export const findPicture = () => document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]')

export const showsPicture = (): boolean => (findPicture()?.offsetHeight ?? 0) > 0

/** Starts once the picture has come, or failed; at once, but for its frame, where there is none. */
export function afterPicture(picture: HTMLImageElement | null, start: () => void): void {
  const come = () => setTimeout(start, pictureMs)
  if (!picture || picture.complete) come()
  else for (const type of ['load', 'error']) picture.addEventListener(type, come)
}
