/** What in a statement is not for one node as it is, and why that will do or what takes its place. */
type Exception = Readonly<{ finds: readonly string[]; why: string }>

const PARTY = 'Holds the row of the account in `parties` instead, which lies with the area.'
const OWN = 'A change of one account, seldom: it holds the whole table, but shortly.'
const SEALED = 'Once after an update, or after another key: it holds the whole table, but shortly.'
const PER_AREA = 'The background goes from area to area.'
const PART = 'Each node does its part.'
const SELDOM = 'All nodes look, once in the life of an account.'
const SESSIONS = 'All nodes look, when somebody looks at the list of sessions or ends some.'
const KEYS = 'All nodes look, when somebody looks at the keys of an account or ends some.'
const OPERATOR = 'All nodes look, when an operator asks.'

/** The statements that leave the plan of `areas.ts`, by the function of the rows that is asked for them. */
export const exceptions: Readonly<Record<string, Exception>> = {
  'accounts/rows holdsOn': { finds: ['holds accounts'], why: PARTY },
  'bids/rows holdBids': { finds: ['holds accounts'], why: PARTY },
  'talk/rows holdParties': { finds: ['holds accounts'], why: PARTY },

  'accounts/rows lockAccount': { finds: ['holds accounts'], why: OWN },
  'webhooks/rows holdWebhook': { finds: ['holds webhooks'], why: OWN },
  'webhooks/rows sealWebhooks': { finds: ['holds webhooks'], why: SEALED },
  'webhooks/rows resealWebhooks': { finds: ['holds webhooks'], why: SEALED },
  'accounts/rows-businesses lockBusiness': { finds: ['holds businesses'], why: OWN },
  'accounts/rows-erase holdLeaving': { finds: ['holds accounts'], why: OWN },
  'businesses/rows-checks holdClaims': { finds: ['holds businesses'], why: OWN },
  'operator/rows holdAccount': { finds: ['holds accounts'], why: OWN },

  'jobs/rows-expiry holdExpiredJobs': { finds: ['everywhere jobs'], why: PER_AREA },
  'jobs/rows-expiry markExpiring': { finds: ['everywhere jobs'], why: PER_AREA },
  'jobs/rows-expiry purgeDeletedJobs': { finds: ['everywhere jobs'], why: PER_AREA },
  'news/rows-cleaning deleteNoticesBefore': { finds: ['everywhere notifications'], why: PER_AREA },
  'news/rows-cleaning findOverfull': { finds: ['everywhere notifications'], why: PER_AREA },
  'news/rows-tellings takeTellings': { finds: ['everywhere tellings'], why: PER_AREA },
  'talk/rows-mail takeWaiting': { finds: ['everywhere thread_sides'], why: PER_AREA },
  'news/rows-announcements announce': {
    finds: ['asks pg_notify', 'everywhere announcements'],
    why: `${PER_AREA} What it takes there it announces on the first node, where all servers listen.`,
  },

  'accounts/rows-sessions deleteExpiredSessions': { finds: ['everywhere sessions'], why: PART },
  'accounts/rows-keys deleteKeysBefore': { finds: ['everywhere api_keys'], why: PART },
  'files/rows-amounts deleteOldAmounts': { finds: ['everywhere upload_amounts'], why: PART },
  'news/rows-tellings readWaitingTellings': { finds: ['everywhere tellings'], why: PART },
  'platform/idempotency/rows deleteOldKeys': { finds: ['everywhere idempotency_keys'], why: PART },
  'platform/limits/rows deleteEndedCounts': { finds: ['everywhere limit_counts'], why: PART },

  'accounts/rows-erase eraseAccount': { finds: ['everywhere files'], why: SELDOM },
  'accounts/rows-erase eraseNamesOf': { finds: ['everywhere tellings'], why: SELDOM },
  'accounts/rows-export listOwnFiles': { finds: ['everywhere files'], why: SELDOM },
  'accounts/rows-export uploads': { finds: ['everywhere files'], why: SELDOM },
  'accounts/rows-export bids': {
    finds: ['everywhere files', 'together area, files'],
    why: `${SELDOM} Whose pictures they are \`work_pictures\` says by itself.`,
  },
  'accounts/rows-sessions deleteSessionById': { finds: ['everywhere sessions'], why: SESSIONS },
  'accounts/rows-sessions deleteSessions': { finds: ['everywhere sessions'], why: SESSIONS },
  'accounts/rows-sessions listSessions': { finds: ['everywhere sessions'], why: SESSIONS },
  'accounts/rows-keys listKeys': { finds: ['everywhere api_keys'], why: KEYS },
  'accounts/rows-keys deleteKey': { finds: ['everywhere api_keys'], why: KEYS },
  'accounts/rows-keys deleteKeys': { finds: ['everywhere api_keys'], why: KEYS },
  'files/rows listFiles': { finds: ['everywhere files'], why: OPERATOR },
  'operator/rows countOutside': { finds: ['everywhere jobs'], why: OPERATOR },
  'operator/rows-jobs listJobs': { finds: ['everywhere bids', 'everywhere jobs', 'everywhere ratings'], why: OPERATOR },
  'operator/rows-reports closeReport': {
    finds: ['everywhere message_reports', 'everywhere messages', 'everywhere threads'],
    why: OPERATOR,
  },
  'operator/rows-reports listReports': {
    finds: [
      'everywhere jobs',
      'everywhere message_pictures',
      'everywhere message_reports',
      'everywhere messages',
      'everywhere threads',
    ],
    why: OPERATOR,
  },

  'accounts/rows-businesses listDocuments': {
    finds: ['everywhere files'],
    why: 'Two statements: the ids, and then the files by them.',
  },
  'businesses/rows-pictures showsWork': {
    finds: ['everywhere work_pictures'],
    why: 'Asks in the areas of the business alone: what it may show is its own.',
  },
  'files/rows findFile': {
    finds: ['everywhere job_pictures', 'together area, files'],
    why: 'What shows it would be noted at the file when it is shown, which writes there anyway.',
  },
  'files/rows isPartyTo': {
    finds: [
      'everywhere message_pictures',
      'everywhere messages',
      'everywhere thread_sides',
      'everywhere work_pictures',
      'everywhere jobs',
    ],
    why: 'Only where a link has ended: in the areas of the account alone, for a party has a part in no other.',
  },
  'files/rows findShownFile': {
    finds: ['everywhere business_pictures', 'everywhere files', 'together area, files'],
    why: 'The link names the area, too; the file is asked for by its id, in a second statement.',
  },
  'files/rows deleteNeverUsed': {
    finds: [
      'everywhere business_pictures',
      'everywhere files',
      'everywhere job_pictures',
      'everywhere message_pictures',
      'everywhere work_pictures',
      'together area, files',
    ],
    why: 'Several statements: old files of each node, which of them any area shows, and the rest of them away.',
  },
  'files/rows deleteOutOfUse': {
    finds: [
      'everywhere business_pictures',
      'everywhere files',
      'everywhere job_pictures',
      'everywhere message_pictures',
      'everywhere work_pictures',
      'together area, files',
    ],
    why: 'As with `deleteNeverUsed`.',
  },
  'news/rows insertNotifications': {
    finds: ['asks pg_advisory_xact_lock', 'nests a write in WITH'],
    why: 'Two statements in one transaction, groups first; the lock becomes that of a row of the area.',
  },
  'news/rows insertStored': {
    finds: ['asks pg_advisory_xact_lock', 'nests a write in WITH'],
    why: 'As with `insertNotifications`.',
  },
  'webhooks/rows-events findListening': {
    finds: ['holds webhooks'],
    why: 'Holds nothing there: the background drops what was written for an address that was removed meanwhile.',
  },
  'webhooks/rows-deliveries takeWebhook': {
    finds: ['holds webhooks'],
    why: 'Whose turn it is, and until when somebody sends, lie beside the deliveries, on the first node.',
  },
  'talk/rows insertMessage': {
    finds: ['nests a query in VALUES'],
    why: 'INSERT … SELECT instead: the time of the message before comes from a query that is none of VALUES.',
  },
  'news/rows-fresh readFreshNews': {
    finds: ['asks pg_current_snapshot', 'asks pg_snapshot_xmin', 'asks pg_visible_in_snapshot'],
    why: 'What was written since is told by the count of the area that takes the place of `written_by`.',
  },
  'news/rows-fresh readNewsAfter': {
    finds: ['asks pg_current_snapshot', 'asks pg_snapshot_xmin', 'asks pg_visible_in_snapshot'],
    why: 'As with `readFreshNews`.',
  },
}
