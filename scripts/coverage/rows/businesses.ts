/** What is known of a business, and who says so. */
export const BUSINESSES = {
  'business.page':
    'Every account sees what a business is known for: name, logo, trades, places, since when, jobs done, stars, and what is said about licence and insurance; no phone, mail, address, number or document of it',
  'business.reviews':
    'A review has stars, comment, trade and month of the job, the customer’s first name unless the customer is gone, and the reply',
  'business.reviews-in-pages': 'Reviews come newest first by cursor; a page of 3000 costs what one of three does',
  'business.counted': 'Average, count of each star and jobs done are counted where they happen, and cannot drift',
  'business.gone': 'A business that is blocked, about to leave or deleted is not found',
  'business.checked':
    'An operator says that a document was checked, and takes it back; customers see the date, the business is told, the record has a line',
  'business.check-ends':
    'A check ends with its document, with what the business says, and with its name, and with nothing else',
  'business.pictures':
    'A business shows at most 20 pictures of finished work on its page, in its order, out of its completed jobs or uploaded, which it finds newest first by pages',
  'business.pictures-checked':
    'Of what a business chooses, unknown, foreign, repeated and too many pictures and those of a job that is not completed are refused by the field that names them; two lists at once end with one of them whole',
  'business.pictures-end':
    'A picture on a page is open by a link of its own, until it is chosen no more, its job is not completed any more, or its business is gone',
  'limit.business-pages': 'An account looks at 300 businesses and 600 pages of reviews an hour',
} as const satisfies Record<string, string>
