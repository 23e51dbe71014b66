import { statements } from './statements'

/** What the mails on wishes and saved searches have told, and when; and the choice of mails, which all begin with no news. */
export const up = statements([
  `alter table account
    add column news_looked_at timestamptz,
    add column news_told_at timestamptz`,
  'alter table account_wish add column told_cents integer',
  'alter table account_search add column told_count integer',
  `update account set profile = profile || '{"mails": {"wishes": false, "searches": false, "reviews": true}}'`,
])

export const down = statements([
  `update account set profile = profile - 'mails'`,
  'alter table account_search drop column told_count',
  'alter table account_wish drop column told_cents',
  'alter table account drop column news_looked_at, drop column news_told_at',
])
