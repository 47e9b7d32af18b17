import { CheckIcon, ChatIcon, CloseIcon, BellIcon, createIcon } from '../../ui/icons.tsx'
import * as styles from './notifications.css.ts'

const BidIcon = createIcon(<path d="M13 3 5 13.5h6L10 21l8-10.5h-6z" />)
const JobIcon = createIcon(<path d="M4 8h16v11H4zM9 8V5h6v3M4 13h16" />)
const ChangeIcon = createIcon(<path d="M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5" />)
const StarIcon = createIcon(<path d="m12 3.5 2.6 5.5 6 .8-4.4 4.1 1.1 6L12 17l-5.3 2.9 1.1-6L3.4 9.800l6-.8z" />)
const ClockIcon = createIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5V12l3 2" />
  </>,
)

type Tone = keyof typeof styles.tone
type Sign = readonly [tone: Tone, Icon: ReturnType<typeof createIcon>]

const bid: Sign = ['open', BidIcon]
const changed: Sign = ['open', ChangeIcon]
const good: Sign = ['open', CheckIcon]
const job: Sign = ['open', JobIcon]
const message: Sign = ['message', ChatIcon]
const rating: Sign = ['due', StarIcon]
const due: Sign = ['due', ClockIcon]
const completed: Sign = ['completed', CheckIcon]
const ended: Sign = ['ended', CloseIcon]
const other: Sign = ['other', BellIcon]

/** What a kind is about, at a glance. */
const signs: ReadonlyMap<string, Sign> = new Map([
  ['bid_placed', bid],
  ['bid_edited', changed],
  ['bid_accepted', good],
  ['bid_reconsidered', bid],
  ['bid_withdrawn', ended],
  ['bid_declined', ended],
  ['bid_not_chosen', ended],
  ['message_received', message],
  ['invited', bid],
  ['invitation_declined', ended],
  ['job_matching', job],
  ['job_found', job],
  ['job_open_again', job],
  ['job_reopened', job],
  ['job_resumed', job],
  ['job_edited', changed],
  ['job_completed', completed],
  ['job_completed_by_owner', completed],
  ['job_settled', completed],
  ['completion_doubted', due],
  ['job_expiring', due],
  ['job_expired', ended],
  ['job_deleted', ended],
  ['job_ended', ended],
  ['job_removed', ended],
  ['stepped_down', ended],
  ['assignment_ended', ended],
  ['job_rated', rating],
  ['rating_changed', rating],
  ['rating_answered', rating],
  ['reply_changed', rating],
  ['rating_removed', ended],
  ['license_checked', good],
  ['insurance_checked', good],
  ['license_unchecked', ended],
  ['insurance_unchecked', ended],
  ['membership_paid', good],
  ['membership_unpaid', due],
  ['membership_ending', due],
  ['partner_blocked', ended],
  ['partner_unblocked', good],
  ['own_blocked', ended],
  ['own_unblocked', good],
])

/** A round sign at the corner of a picture, for the eye: the words beside it say the same. */
export function KindSign({ kind }: { readonly kind: string }) {
  const [tone, Icon] = signs.get(kind) ?? other
  return (
    <span className={styles.tone[tone]}>
      <Icon />
    </span>
  )
}
