/** What a list of jobs shows first, and how it is narrowed and ordered. */
export const LISTS = {
  'rule.list-chips':
    'Chips above the list say how many jobs they show, up to 99+: customer All, Open, In Progress, To rate, Completed, Expired; business All, Find work, My bids, Won, Done. A count and its list are of the same jobs',
  'rule.list-chips-address':
    'The chip is in the address: reload, Back and Forward keep it, and the filter button shows it',
  'rule.waits-first':
    'What waits for the reader comes first, in a group of its own, until they looked: new bids, unread messages, to rate; a job that was won or is not done yet',
  'rule.needed-by':
    'A job may say by which day it is needed: from yesterday to two years ahead (NEEDED_BY_INVALID, NEEDED_BY_PAST, NEEDED_BY_TOO_FAR); an edit may change it, take it away, or leave it',
  'rule.needed-by-order': 'A list may go by the day that jobs are needed: the soonest first, those without a day last',
} as const satisfies Record<string, string>
