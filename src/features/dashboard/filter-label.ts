import type { JobListShows } from '../../actors/jobs.ts'
import type { Translate } from '../../i18n/translate.ts'

/** What a list shows, in a word or two. */
export function showsText(t: Translate, shows: JobListShows): string {
  switch (shows) {
    case 'open':
    case 'inprogress':
    case 'completed':
    case 'expired':
      return t(`dashboard.status.${shows}`)
    case 'all':
    case 'toRate':
    case 'findWork':
    case 'myBids':
    case 'won':
    case 'done':
      return t(`dashboard.view.${shows}`)
  }
}
