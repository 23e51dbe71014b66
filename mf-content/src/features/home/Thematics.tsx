import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import type { Thematic } from '@escapade/shared-contracts/api/content/content-schemas'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { useTranslation } from 'react-i18next'
import home from './Home.module.scss'
import styles from './Thematics.module.scss'

/** Themes of the season: one large, the others as a list (CO-003). */
export function Thematics({ thematics }: { thematics?: Thematic[] }) {
  const { t } = useTranslation('content')
  const [first, ...others] = thematics ?? []
  if (!first) return null
  return (
    <section className={home.section} aria-labelledby="thematics">
      <div className={home.head}>
        <Heading level={2} id="thematics">
          {t('home.thematics.title')}
        </Heading>
      </div>
      <div className={styles.feature}>
        <article className={styles.main}>
          <div className={styles.picture}>
            <Picture
              src={first.image.base}
              alt={first.image.alt}
              width={960}
              height={720}
              sizes="(min-width: 1000px) 660px, 100vw"
            />
          </div>
          <Heading level={3}>
            <AppLink to={first.uri} className={styles.cover}>
              {first.title}
            </AppLink>
          </Heading>
          <p>{first.subtitle}</p>
        </article>
        <ul className={styles.list}>
          {others.slice(0, 5).map((thematic) => (
            <li key={thematic.theme}>
              <AppLink to={thematic.uri} className={styles.item}>
                <Picture
                  src={thematic.image.base}
                  alt=""
                  width={320}
                  height={240}
                  sizes="116px"
                  widths={[320]}
                />
                <span>
                  <b>{thematic.title}</b>
                  <span>{thematic.subtitle}</span>
                </span>
                <Icon name="right" />
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
