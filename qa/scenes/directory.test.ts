import { answer } from '../../docs/examples/over-the-wire/client.ts'
import type { FavoriteWish } from '../../src/actors/directory.ts'
import { links } from '../../src/shared/routes.ts'
import { record } from '../../tests/support/json.ts'
import { newBusiness, newCustomer, UNUSED, type Account } from '../support/api.ts'
import { unique } from '../support/samples.ts'
import { walkList, wordsOf } from './support/pages-stage.ts'
import { walkButton } from './support/pressed.ts'
import { keeps } from './support/stored.ts'

/** How many businesses have one word in their names. */
const MANY = 8

/** A customer, and businesses that are found by a word that nobody else has. */
walkList('directory', {
  words: wordsOf('directory'),
  call: 'findBusinesses',
  town: async () => {
    const account = await newCustomer(undefined, UNUSED)
    const word = unique('zither').replaceAll(/[^a-z0-9]/gi, '')
    for (let number = 1; number <= MANY; number += 1) await newBusiness(`${word} ${number}`, UNUSED)
    return { account, word }
  },
  path: ({ word }) => `${links.directory}?q=${word}`,
  rows: MANY,
  asksForNone: (_, body) => ({ ...record(body), category: 'Nothing' }),
  filter: ({ page, say }) =>
    page.getByRole('button', { name: say('directory.shows.near', { city: 'Austin' }), exact: true }).click(),
  end: ({ page, say }) => page.getByText(say('directory.end'), { exact: true }).waitFor(),
  empty: ({ page, say }) => page.getByRole('button', { name: say('directory.nothing.all'), exact: true }).waitFor(),
})

type Liking = { readonly customer: Account; readonly business: Account }

walkButton<FavoriteWish, object, Liking>('favorite', {
  name: (say) => say('ui.favorite'),
  call: 'setFavorite',
  people: async () => {
    const [customer, business] = await Promise.all([newCustomer(undefined, UNUSED), newBusiness(undefined, UNUSED)])
    return [customer, { customer, business }]
  },
  enter: ({ page }, { business }) => page.goto(links.business(business.session.user.id)),
  done: ({ visit: { page, say } }) =>
    page.getByRole('button', { name: say('ui.favorite'), exact: true, pressed: true }).waitFor(),
  stored: async ({ customer: { client }, business }) =>
    keeps(await answer(client.POST('/get-businesses', { body: { favorites: true } })), {
      businesses: [{ businessId: business.session.user.id }],
    }),
})
