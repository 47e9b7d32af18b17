/** What becomes of bids besides being accepted. */
export const BIDS = {
  'bid.withdrawn':
    'While the job is open a business may withdraw its bid, which is then as if it had never been, and may bid anew; the customer is told',
  'bid.declined':
    'While the job is open a customer may decline a bid, with a reason or without, and reconsider it; it counts no more, and its business is told',
  'bid.race':
    'Of accepting, editing, withdrawing and declining one bid at once one wins, and the others learn what happened',
  'bids.in-pages':
    'The bids on a job come in pages, by price, rating or newest first, what was declined last; a client that asks for no page gets at most 200 at once',
  'jobs.businesses-told': 'Who posts a job learns how many businesses of its trade and city were told of it',
  'bid.changed-said':
    'Who accepts or declines a bid that its business changed meanwhile reads what it was and what it is, and may go on at once',
  'bids.compared':
    'A thousand bids are compared row by row, with amount, difference to the budget, stars, jobs done and marks in columns, and the proposal folded; few rows are on the page at a time',
  'bid.outcome': 'A business sees what became of its bid: sent, declined, withdrawn, won or not chosen',
} as const satisfies Record<string, string>
