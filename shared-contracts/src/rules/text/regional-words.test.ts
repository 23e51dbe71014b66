import fc from 'fast-check'
import { inRegion } from './regional-words'

it.each([
  ['nl-BE', 'De klantenservice antwoordt; Klantenservice', 'De klantendienst antwoordt; Klantendienst'],
  ['nl-BE', 'exclusief toeristenbelasting', 'exclusief verblijfstaks'],
  ['nl-BE', 'Log in om het overal terug te vinden', 'Meld je aan om het overal terug te vinden'],
  ['nl-BE', '{{code}} is je code om in te loggen', '{{code}} is je code om je aan te melden'],
  ['nl-BE', 'Voor- en achternaam', 'Voor- en familienaam'],
  ['fr-BE', 'Dîner pour deux et petit-déjeuner', 'Souper pour deux et petit-déjeuner'],
  ['fr-FR', 'Dîner pour deux', 'Dîner pour deux'],
  ['nl-NL', 'klantenservice', 'klantenservice'],
])('%s says %s as %s', (tag, text, said) => expect(inRegion(tag, text)).toBe(said))

it('says a text that is regional already as it is', () => {
  fc.assert(
    fc.property(fc.constantFrom('nl-BE', 'fr-BE'), fc.string({ maxLength: 60 }), (tag, text) => {
      const once = inRegion(tag, `klantenservice ${text} dîner`)
      expect(inRegion(tag, once)).toBe(once)
    }),
  )
})
