/** What reporting and blocking promise. Ids are stable; tests name them. */
export const SAFETY = {
  'reports.subjects':
    'A job, a business, a review, a picture and a message are reported, for one of six reasons, with words or without',
  'reports.once': 'An account reports a thing once, however often and from wherever at once it says so',
  'reports.sight':
    'Only what an account may see can be reported, and nothing of its own; what it cannot see is not found',
  'reports.cases':
    'An operator sees one case for each thing: how often and why it was reported, and a copy of what was shown, also after an edit',
  'reports.settled': 'A case is settled once, as acted on or dismissed; a later report opens a new one that says so',
  'reports.silent': 'The reported side is told nothing, and no call tells who reported it',
  'reports.limit': 'An account may report 30 things an hour and 100 in 24 hours',
  'reports.data':
    'Own reports are in the export; settled ones go after 180 days; erasing an account takes what it said',
  'reports.before': 'Reports of messages that a server of the version before takes are cases as well',
  'screen.reports':
    'Job, business, review, picture and message are reported where they are shown, in one dialog, and nothing of one’s own',
  'blocks.own': 'Customer and business block each other, once; each lists and ends its own blocks, and nobody is told',
  'blocks.matrix':
    'Each call of the contract answers two who keep apart as it would were the other not there, whichever of them blocked; work that was given goes on',
  'blocks.bid':
    'A bid that is there when a block comes is out of sight and cannot be accepted, and is there again when the block ends',
  'blocks.races': 'Of a block and a bid, message or acceptance at once, one comes first',
  'blocks.alerts': 'Saved searches and news of new jobs leave out customers who are kept apart',
  'blocks.work': 'Work that was given goes on with its messages until it is done, and is rated',
  'screen.blocks':
    'Who is blocked on a page, a job or in a conversation is out of sight at once, stands in a list, and is back once unblocked there',
  'blocks.data': 'Own blocks are in the export, and go with either account',
} as const
