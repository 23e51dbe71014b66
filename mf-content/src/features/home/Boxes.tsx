import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { GiftBox } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { campaignLink } from '@escapade/shared-contracts/rules/gifts/campaign-link'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { formatScore } from '@escapade/shared-contracts/rules/stays/format-score'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from './Boxes.module.scss'
import home from './Home.module.scss'
import { boxesQuery } from './home-queries'

/** The boxes most given; hidden when there are none or the toggle is off. A failure is shown to those who test only (CO-049). */
export function Boxes() {
  const { t } = useTranslation('content')
  const { locale, customerCare, flags } = useVisit()
  const isOn = flags.boxes !== false
  const { data: block, error } = useQuery({ ...boxesQuery(useApi(), locale), enabled: isOn })
  if (isOn && error && flags.errors === true)
    return (
      <p className={styles.section} role="alert">
        {t('home.boxes.error', { message: error.message })}
      </p>
    )
  // An answer that the server fetched is there with the toggle off, too.
  if (!isOn || !block || block.results.length === 0) return null
  const linkOf = (uri: string) => campaignLink({ uri, campaign: block.campaign, customerCare })
  return (
    <section className={styles.section} aria-labelledby="boxes">
      <div className={home.head}>
        <Heading level={2} look={3} id="boxes">
          {block.title}
        </Heading>
        <AppLink to={linkOf(block.buttonURL)} className={home.link}>
          {block.buttonLabel}
        </AppLink>
      </div>
      <ul className={styles.rail}>
        {block.results.slice(0, 4).map((box, index) => (
          <Box key={box.id} box={box} uri={linkOf(box.url)} tone={index % 4} />
        ))}
      </ul>
    </section>
  )
}

function Box({ box, uri, tone }: { box: GiftBox; uri: string; tone: number }) {
  const { t } = useTranslation('content')
  const { locale } = useVisit()
  const show = (cents: number) => formatCents({ cents, locale })
  return (
    <li className={styles.box}>
      <div className={styles.cover} data-tone={tone}>
        <Picture
          src={box.image.base}
          alt=""
          width={480}
          height={360}
          sizes="(min-width: 1000px) 220px, 60vw"
          widths={[320, 480]}
        />
        <b aria-hidden="true">{box.title}</b>
      </div>
      <Heading level={3} look={4} className={styles.name}>
        <AppLink to={uri}>{t('home.boxes.name', { name: box.title })}</AppLink>
      </Heading>
      <p className={styles.meta}>
        {box.includedContent[0]}
        {box.rating !== null && <span>{scoreOf(box.rating)}</span>}
      </p>
      <p className={styles.price}>
        <span className="vh">{t('home.boxes.price')}</span>
        {show(box.promoPrice ?? box.price)}
        {box.promoPrice !== null && (
          <>
            <s>{show(box.price)}</s>
            <span className={styles.off}>{t('home.boxes.off', { percent: box.discount })}</span>
          </>
        )}
      </p>
    </li>
  )
}

const scoreOf = (rating: number) => formatScore({ score: rating })
