/** What saved searches promise. Ids are stable; tests name them. */
export const ALERTS = {
  'alerts.own':
    'Each business begins with a search that finds the jobs of its area, by mail once a day when there is something new; it stays',
  'alerts.saved': 'A business saves, changes and deletes searches of its own; nobody else sees or touches them',
  'alerts.most':
    'Saved searches: at most 10 beside the own one (TOO_MANY_SAVED_SEARCHES), decided by the database also where 50 are saved at once',
  'alerts.says-nothing': 'A search of words that say nothing is refused (SEARCH_SAYS_NOTHING)',
  'alerts.finds':
    'A saved search finds what the list finds with the same filters: words in any form, trade, city, budget, day, radius',
  'alerts.hostile': 'Whatever is searched for is saved or refused, and breaks nothing',
  'alerts.frequency': 'What is found is told at once, once a day, once a week or never',
  'alerts.once':
    'No job is told twice the same way, whichever searches find it, however many servers tell at once; the bell repeats no new job of the area',
  'alerts.edited': 'A job that an edit or a reopening lets a search find is told, too',
  'alerts.morning':
    'The mail of the day comes at 7:00 in the time zone of the state of the business, also on both days on which the clock changes',
  'alerts.catch-up': 'Mornings that passed while no server ran are made up for by one mail',
  'alerts.killed': 'A process that is killed anywhere while it matches or tells loses and doubles nothing',
  'alerts.races':
    'What is matched while the morning mail is written is in this one or the next; what is told at once then, is told once',
  'alerts.best':
    'A mail has at most 20 jobs, the nearest of each search first, the number of the others and a link to the list with the same filters',
  'alerts.closed': 'Nothing is mailed that its reader could not open or has bid on',
  'alerts.proven':
    'Nobody gets alerts at an address that is not verified, that wants none, or of an account that is gone',
  'alerts.mail': 'The mail of found jobs is plain text and HTML in three languages, right to left in Arabic',
  'alerts.unsubscribe': 'One click stops the mails of one search, or of all, without a login (RFC 8058)',
  'screen.saved-searches':
    'What a list is narrowed to is saved in a dialog; a screen shows each search in words, how it tells, its list, and changes or deletes it',
} as const satisfies Record<string, string>
