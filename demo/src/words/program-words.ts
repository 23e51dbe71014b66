import { staysTexts } from '../texts/stays-texts'

const say = staysTexts('program-words')

/** Words of every stay's programme for its fixed parts. Placeholders: {from}, {to}, {checkin}, {checkout}. */
export const breakfastWords = {
  title: say('breakfastWords.title'),
  details: [say('breakfastWords.details.0'), say('breakfastWords.details.1')],
  mustKnow: say('breakfastWords.mustKnow'),
  schedule: say('breakfastWords.schedule'),
}

export const dinnerWords = {
  title: say('dinnerWords.title'),
  details: [say('dinnerWords.details.0'), say('dinnerWords.details.1')],
  mustKnow: say('dinnerWords.mustKnow'),
  important: say('dinnerWords.important'),
  why: [say('dinnerWords.why.0'), say('dinnerWords.why.1')],
  how: say('dinnerWords.how'),
  nightlyTitle: say('dinnerWords.nightlyTitle'),
  nightlyWhen: say('dinnerWords.nightlyWhen'),
  when: say('dinnerWords.when'),
  where: say('dinnerWords.where'),
}

/** Places and times of the parts that no activity is made of. */
export const inYourRoom = say('inYourRoom')
export const breakfastRoom = say('breakfastRoom')
export const eachMorning = say('eachMorning')
export const onArrival = say('onArrival')
export const onDeparture = say('onDeparture')

export const spaWords = {
  important: say('spaWords.important'),
  when: say('spaWords.when'),
  where: say('spaWords.where'),
  title: say('spaWords.title'),
  details: [say('spaWords.details.0'), say('spaWords.details.1')],
  mustKnow: say('spaWords.mustKnow'),
}

export const sparklingWords = {
  title: say('sparklingWords.title'),
  details: [say('sparklingWords.details.0')],
  mustKnow: say('sparklingWords.mustKnow'),
}

export const lateCheckoutWords = {
  title: say('lateCheckoutWords.title'),
  details: [say('lateCheckoutWords.details.0')],
}

export const roomSchedule = say('roomSchedule')
export const activityWhen = say('activityWhen')
export const activityHow = say('activityHow')
export const participants = say('participants')

export const marketingWords = {
  favourite: say('marketingWords.favourite'),
  new: say('marketingWords.new'),
  bestRated: say('marketingWords.bestRated'),
}
export const targetedWords = {
  romance: say('targetedWords.romance'),
  family: say('targetedWords.family'),
}

/** Facts that a package's buyer should read before paying. */
export const packageInfos = {
  activity: say('packageInfos.activity'),
  spa: say('packageInfos.spa'),
  dinner: say('packageInfos.dinner'),
}
