/**
 * When customer care answers, in the words of a locale: by telephone, by chat, by either of them
 * (`care`), and with advice before booking. A channel without words states no hours.
 */
export type CareHours = { [Channel in 'phone' | 'chat' | 'care' | 'advice']?: string | undefined }

type Said = { hours?: CareHours | undefined }

/** Hours of a channel: what the seller says, and as documented for a shop whose seller says nothing of hours. */
export const hoursOf = ({ hours }: Said, channel: keyof CareHours, documented: string): string | undefined =>
  hours ? hours[channel] : documented
