/** What finding businesses promises. Ids are stable; tests name them. */
export const DIRECTORY = {
  'directory.order':
    'A customer finds businesses, the best rated first: few ratings count as if there were five more of 3.5 stars',
  'directory.filters':
    'Businesses are found by trade, state and city, also within a radius, by a least average, and by a checked license',
  'directory.search':
    'Businesses are found by words of their name or trade in any form; where fewer than three are, then by words spelled alike, behind them',
  'directory.card': 'A card says what a customer chooses by, how far it is, and nothing private of the business',
  'directory.gone':
    'A business that hides, is blocked or leaves is gone from the directory and from favorites on all servers at once, and comes back as a favorite',
  'directory.pages': 'Pages of the directory have each business once, whoever comes meanwhile',
  'directory.roles': 'Only customers look for businesses and have favorites',
  'directory.any-text': 'Whatever is searched for in the directory is answered, and breaks nothing',
  'directory.limit':
    'An account may look for businesses 120 times a minute, a network 300 times; searches of jobs count as well',
  'directory.many': 'Among thousands of businesses each filter finds, page by page, what a look at each of them finds',
  'screen.directory':
    'A customer finds businesses, likes them and invites them: filters are in the address and as chips, nothing found says how to widen, and a job without bids leads there',
  'favorites.set': 'A customer likes a business once, however often they say so; nobody else sees it',
  'favorites.races': 'Fifty at once make one favorite',
  'favorites.limit':
    'A customer has at most 500 favorites (TOO_MANY_FAVORITES), decided by the database also where many come at once',
  'favorites.data': 'Favorites are in the export of an account and go with it, and with the business',
} as const
