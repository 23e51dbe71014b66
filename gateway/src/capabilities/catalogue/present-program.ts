import type { ProgramLine } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { type ContentLanguage, type Texts, textIn } from '../../platform/texts/texts'
import type { StoredPicture } from '../assets/public'
import { presentPicture } from '../assets/public'
import type { ProgramPart } from './catalogue-tables'

export type ProgramView = { language: ContentLanguage; nights: number }

/** Line of a stay's programme, in the order it happens, in the language. */
export function presentProgramLine(part: ProgramPart<StoredPicture>, view: ProgramView): ProgramLine {
  const { language } = view
  const say = (texts: Texts | null) => texts && textIn(texts, language)
  const image = part.picture && presentPicture(part.picture, view)
  return {
    type: part.type,
    title: textIn(part.title, language),
    detailList: part.details[language],
    mustKnowList: part.mustKnow[language],
    schedules: part.schedules[language],
    activityId: part.activityId,
    image,
    imageUrl: image?.url ?? null,
    icon: part.icon,
    duration: part.duration,
    where: say(part.where),
    whyList: part.why[language],
    how: say(part.how),
    menu:
      part.menu?.map(({ course, dishes }) => ({
        course: textIn(course, language),
        dishes: dishes[language],
      })) ?? null,
    repeated: part.nightly ? view.nights : part.repeated,
    when: say(part.when),
    singleDay: part.singleDay,
    hasDates: part.hasDates,
    importantInfos: part.importantInfos[language],
    activityParticipantsLabel: say(part.participants),
    displayPax: part.displayPax,
  }
}
