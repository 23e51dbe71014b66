import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { ProgramLine } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { useQuery } from '@tanstack/react-query'
import { lazy, type RefObject, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSeen } from '../../common/use-seen'
import { activityImagesQuery } from './activity-images-query'
import styles from './Itinerary.module.scss'

const Slideshow = lazy(() =>
  import('@escapade/shared-ui/gallery/Slideshow').then((module) => ({ default: module.Slideshow })),
)

type Props = { line: ProgramLine; stop: RefObject<HTMLLIElement | null> }

/** Pictures of an activity are fetched once it is in view (PR-063); more than one open in a slideshow. */
export function ActivityPicture({ line, stop }: Props) {
  const { t } = useTranslation('product')
  const { locale } = useVisit()
  const [open, setOpen] = useState(false)
  const seen = useSeen(stop)
  const activityId = line.activityId ?? ''
  const { data = [] } = useQuery({ ...activityImagesQuery(useApi(), { activityId, locale }), enabled: seen })
  const image = line.image ?? data[0]
  if (!image) return null
  const picture = <Picture src={image.base} alt="" width={320} height={240} sizes="132px" widths={[320]} />
  if (data.length < 2) return picture
  return (
    <>
      <button
        type="button"
        className={styles.enlarge}
        aria-label={t('programme.pictures', { count: data.length, title: line.title })}
        onClick={() => setOpen(true)}
      >
        {picture}
      </button>
      {open && (
        <Suspense fallback={null}>
          <Slideshow images={data} title={line.title} start={0} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
