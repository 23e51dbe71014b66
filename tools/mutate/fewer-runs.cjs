// A mutant is tried by every test that covers it: a third of a property's usual cases finds nearly all of them.
require('fast-check').configureGlobal({ numRuns: 30 })
