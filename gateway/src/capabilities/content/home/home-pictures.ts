import { bannerThemes, thematics } from './home-plan'

/** The assets of the home page. */
export const homePictures = {
  hero: 'home/hero',
  /** In the dark. */
  heroNight: 'home/hero-night',
  /** Picture of the season's banner, by the theme that it leads to. */
  banner: (theme: string) => `home/banner-${theme}`,
  theme: (theme: string) => `home/theme-${theme}`,
}

const themes = new Set(Object.values(thematics).flatMap((all) => all.map(({ theme }) => theme)))

export const homePictureIds = [
  homePictures.hero,
  homePictures.heroNight,
  ...bannerThemes.map(homePictures.banner),
  ...[...themes].map(homePictures.theme),
]
