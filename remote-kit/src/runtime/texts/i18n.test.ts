import { createI18n } from './i18n'

const open = (language: string, texts: Record<string, string>) =>
  createI18n({ texts: { search: texts, ui: { close: 'Close' } }, language, namespace: 'search' })

describe('texts of a mount', () => {
  const texts = {
    found_one: '{{count, number}} stay in {{place}}',
    found_other: '{{count, number}} stays in {{place}}',
    back: 'Back',
  }
  const i18n = open('fr-FR', texts)

  it('are the same however often they are read, and others with other words in them', () => {
    const t = i18n.getFixedT('fr-FR', 'search')
    for (let round = 0; round < 2; round++) {
      expect(t('back')).toBe('Back')
      expect(t('found', { count: 1, place: 'Nice' })).toBe('1 stay in Nice')
      expect(t('found', { count: 1234, place: 'Nice' })).toBe('1\u202f234 stays in Nice')
      expect(t('found', { count: 1234, place: 'Gent' })).toBe('1\u202f234 stays in Gent')
      expect(t('close', { ns: 'ui' })).toBe('Close')
    }
  })

  it('are nothing to read for a code that they do not know, and never its key', () => {
    const t = i18n.getFixedT('fr-FR', 'search')
    expect(t('reason.NEW_ONE')).toBe('')
    expect(t('reason.NEW_ONE', { defaultValue: 'Not bookable' })).toBe('Not bookable')
  })

  it('are remembered for each language and namespace by themselves', () => {
    expect(i18n.getFixedT('fr-FR', 'ui')('close')).toBe('Close')
    expect(i18n.getFixedT('fr-FR', 'search')('close')).toBe('')
    expect(open('nl-NL', { back: 'Terug' }).getFixedT('nl-NL', 'search')('back')).toBe('Terug')
    expect(i18n.getFixedT('fr-FR', 'search')('back')).toBe('Back')
  })

  it('cost a component no copy of the machinery', () => {
    expect(Object.keys(i18n)).toEqual([])
    expect(i18n.isInitialized).toBe(true)
  })
})
