import type { Steps } from './migration-step.ts'
import * as accounts from './001-accounts.ts'
import * as jobs from './002-jobs.ts'
import * as operations from './003-operations.ts'
import * as live from './004-live.ts'
import * as operators from './005-operators.ts'
import * as files from './006-files.ts'
import * as limits from './007-limits.ts'
import * as sessionsAndMail from './008-sessions-and-mail.ts'
import * as privacy from './010-privacy.ts'
import * as notices from './011-notices.ts'
import * as bidStates from './012-bid-states.ts'
import * as completion from './013-completion.ts'
import * as ratings from './014-ratings.ts'
import * as endedAssignments from './015-ended-assignments.ts'
import * as workPictures from './016-work-pictures.ts'
import * as talk from './017-talk.ts'
import * as knownBusinesses from './018-known-businesses.ts'
import * as lists from './019-lists.ts'
import * as bidsInOrder from './020-bids-in-order.ts'
import * as shownWork from './021-shown-work.ts'
import * as tellings from './022-tellings.ts'
import * as largeTowns from './023-large-towns.ts'
import * as mailOrder from './024-mail-order.ts'
import * as announcementsOrder from './025-announcements-order.ts'
import * as apiKeys from './026-api-keys.ts'
import * as webhooks from './027-webhooks.ts'
import * as sealedSecrets from './028-sealed-secrets.ts'
import * as messageScopes from './029-message-scopes.ts'
import * as verifiedCustomers from './030-verified-customers.ts'
import * as composedAddresses from './031-composed-addresses.ts'

/** Every step in order. A released step never changes. A step adds; one that takes away names whom it still serves (docs/developers/releases.md). */
export const migrations: Steps = {
  '001-accounts': accounts,
  '002-jobs': jobs,
  '003-operations': operations,
  '004-live': live,
  '005-operators': operators,
  '006-files': files,
  '007-limits': limits,
  '008-sessions-and-mail': sessionsAndMail,
  '010-privacy': privacy,
  '011-notices': notices,
  '012-bid-states': bidStates,
  '013-completion': completion,
  '014-ratings': ratings,
  '015-ended-assignments': endedAssignments,
  '016-work-pictures': workPictures,
  '017-talk': talk,
  '018-known-businesses': knownBusinesses,
  '019-lists': lists,
  '020-bids-in-order': bidsInOrder,
  '021-shown-work': shownWork,
  '022-tellings': tellings,
  '023-large-towns': largeTowns,
  '024-mail-order': mailOrder,
  '025-announcements-order': announcementsOrder,
  '026-api-keys': apiKeys,
  '027-webhooks': webhooks,
  '028-sealed-secrets': sealedSecrets,
  '029-message-scopes': messageScopes,
  '030-verified-customers': verifiedCustomers,
  '031-composed-addresses': composedAddresses,
}
