import type { Job, Session } from '../../src/actors/jobs.ts'
import { JobCard } from '../../src/features/dashboard/job-card.tsx'
import { Waiting } from '../../src/features/dashboard/waiting.tsx'
import { Banner, Steps } from '../../src/ui/banner.tsx'
import { Button } from '../../src/ui/button.tsx'
import { InfoIcon } from '../../src/ui/icons.tsx'
import { Menu } from '../../src/ui/menu.tsx'
import { Avatar } from '../../src/ui/pictures/avatar.tsx'
import { CountBadge } from '../../src/ui/text/count-badge.tsx'
import { cardGrid, row, stack } from '../../src/ui/theme/layout.css.ts'

const tones = ['going', 'call', 'done', 'info', 'over'] as const
const steps = ['Posted', 'Bids', 'Work', 'Done', 'Rated'] as const
const person = { id: 'ana', name: 'Ana', email: 'ana@example.com', phone: '555', picture: null } as const
const place = { country: 'United States', state: 'Texas', city: 'Austin' } as const
const customer: Session = { token: '', userType: 'customer', user: { ...person, ...place, language: 'en' } }
const at = '2026-03-07T16:05:00Z'

/** An open job without a bid. */
const none: Job = {
  ...place,
  id: '0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e11',
  title: 'Leaking tap under the kitchen sink',
  details: 'It drips.',
  category: 'Plumbing',
  budget: 180,
  status: 'open',
  createdAt: at,
  assignedAt: null,
  completedAt: null,
  expiresAt: at,
  pictures: [],
  isRated: false,
  rating: null,
  hasBid: false,
  bidOutcome: null,
  bidsCount: 0,
  unreadMessages: 0,
  assignedBusinessId: null,
  neededBy: '2026-03-19',
  distance: null,
  waits: [],
  newBids: 0,
  bidders: [],
  lowestBid: null,
  assignedTo: null,
  agreedPrice: null,
  customer: null,
  ownBidAmount: null,
  lastWriter: null,
  invitation: null,
}
const now = new Date('2026-03-08T12:00:00Z')
const first = { 'aria-posinset': 1, 'aria-setsize': 3 } as const
const bidder = { id: 'b1', businessName: 'Ortega Plumbing', logo: { url: null } } as const
const bids: Job = { ...none, id: 'j1', waits: ['newBids'], bidsCount: 2, newBids: 2, bidders: [bidder], lowestBid: 150 }
const done: Job = { ...none, id: 'j2', status: 'completed', assignedTo: bidder, agreedPrice: 420, unreadMessages: 1 }

/** Where things stand: banners with their steps, the cards of jobs, and what waits. */
export function Standing() {
  return (
    <div className={stack.s6}>
      {tones.map((tone, index) => (
        <Banner
          key={tone}
          tone={tone}
          Icon={InfoIcon}
          title={`3 bids, from $15${index}`}
          text="Your budget is $180. Open until December 26. Accept one when you are ready."
          action={<Button variant="plain">Mark completed</Button>}
        >
          <Steps names={steps} done={index + 1} />
        </Banner>
      ))}
      <div className={row.s3}>
        <Menu label="More" items={[{ name: 'Step down', danger: true, onChoose: () => {} }]} />
        <CountBadge count={12} />
        <Button variant="soft">Compare</Button>
        <Avatar name="Ortega Plumbing" isLogo />
        <Avatar name="Ana Torres" size="tiny" />
      </div>
      <Waiting jobs={[bids]} membershipEndsAt={at} viewer={customer} />
      <ul className={cardGrid}>
        {[bids, none, done].map((each) => (
          <JobCard key={each.id} job={each} viewer={customer} now={now} {...first} />
        ))}
      </ul>
    </div>
  )
}
