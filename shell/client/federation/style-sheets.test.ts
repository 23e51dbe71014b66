import { nameStyleSheets } from './style-sheets'

describe('style sheets of the document', () => {
  it('are known to loaders by their full address, written out or linked', () => {
    document.head.innerHTML =
      '<style data-href="/remotes/mf-search/1/app.css"></style><link rel="stylesheet" href="/assets/page.css">'
    nameStyleSheets(document)
    const named = [...document.querySelectorAll('[data-href]')].map((element) =>
      element.getAttribute('data-href'),
    )
    expect(named).toEqual([
      'http://localhost/remotes/mf-search/1/app.css',
      'http://localhost/assets/page.css',
    ])
  })
})
