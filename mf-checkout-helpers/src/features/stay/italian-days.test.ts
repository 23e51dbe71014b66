import it from '../../locales/it.json'

/** Days of the week are masculine but for Sunday: "dal sabato", "dalla domenica". */
const article = /\b(il|al|dal|del) \{\{/i

test.each([
  ['the dates of a stay', it.stay.dates],
  ['the day of a visit', it.stay.on],
  ['the day of an instalment', it.confirmation.due],
])('writes %s without an article, which depends on the day of the week', (_, text) => {
  expect(text).not.toMatch(article)
})
