import { useI18n } from '../../src/i18n/i18n.tsx'
import { Avatar } from '../../src/ui/pictures/avatar.tsx'
import { Button, IconButton } from '../../src/ui/button.tsx'
import { Card, CardLink, Divider } from '../../src/ui/lists/card.tsx'
import { ChoiceCard } from '../../src/features/signup/registration-page.tsx'
import { EditIcon } from '../../src/features/job-details/parts/icons.tsx'
import { DeleteIcon, FilterIcon, PlusIcon } from '../../src/ui/icons.tsx'
import { TextLink } from '../../src/ui/link.tsx'
import { Stars } from '../../src/ui/text/star-rating.tsx'
import { StarsInput } from '../../src/ui/forms/stars.tsx'
import { Badge, StatusPill } from '../../src/ui/text/status-pill.tsx'
import { cardGrid, row, stack } from '../../src/ui/theme/layout.css.ts'
import { body, display, headline, money, muted, prose, title } from '../../src/ui/theme/text.css.ts'
import { toast } from '../../src/ui/toasts/toast.ts'
import { useState } from 'react'

/** Type, buttons, cards, pills, stars and faces. */
export function Basics() {
  const { format } = useI18n()
  const [stars, setStars] = useState(3)
  return (
    <div className={stack.s8}>
      <section className={stack.s2}>
        <h2 className={display}>Replace the roof of a barn</h2>
        <h2 className={headline}>Replace the roof of a barn</h2>
        <h3 className={title}>Replace the roof of a barn</h3>
        <p className={body}>
          The barn is 12 by 20 metres. <TextLink href="/x">See the plan</TextLink>
        </p>
        <p className={prose}>{'The barn is 12 by 20 metres.\nThe old tiles are to be taken away.'}</p>
        <p className={muted}>{format.cardDate('2026-03-07T16:05:00Z')}</p>
        <p className={money}>
          {format.money(1250)} · {format.money(99.5)}
        </p>
      </section>
      <section className={row.s3}>
        <Button
          onClick={() =>
            toast.success('Your bid has been submitted successfully! Wait for the customer to accept your proposal.')
          }
        >
          Accept
        </Button>
        <Button variant="plain" onClick={() => toast.error('Something went wrong. Please try again.')}>
          Cancel
        </Button>
        <Button variant="quiet">Edit</Button>
        <Button variant="danger">Delete</Button>
        <Button working>Accept</Button>
        <Button variant="plain" working>
          Cancel
        </Button>
        <Button disabled>Accept</Button>
        <Button icon={<PlusIcon />} width="phone">
          Post Job
        </Button>
      </section>
      <section className={row.s3}>
        <IconButton label="Edit" icon={<EditIcon />} />
        <IconButton label="Edit this" variant="accent" icon={<EditIcon />} />
        <IconButton label="Delete" variant="danger" icon={<DeleteIcon />} />
        <IconButton label="Filter" variant="raised" icon={<FilterIcon />} />
        <Avatar name="Maria Lopez" size="small" />
        <Avatar name="Maria Lopez" />
        <Avatar name="Maria" size="large" />
      </section>
      <section className={row.s3}>
        <StatusPill status="open" label="Open" />
        <StatusPill status="inprogress" label="In Progress" />
        <StatusPill status="completed" label="Completed" />
        <StatusPill status="expired" label="Expired" />
        <Badge tone="call">Rate</Badge>
        <Badge tone="note">Applied</Badge>
        <Badge tone="gain">Won</Badge>
        <Badge tone="loss">Not chosen</Badge>
        <Stars rating={3.7} exact />
        <Stars rating={5} />
      </section>
      <StarsInput label="Your rating" value={stars} onChange={setStars} />
      <section className={cardGrid}>
        {[1, 2, 3].map((each) => (
          <CardLink key={each} href="/x">
            <div className={stack.s3}>
              <h3 className={title}>Replace the roof of a barn</h3>
              <p className={muted}>{format.cardDate('2026-03-07T16:05:00Z')}</p>
              <Divider />
              <p className={money}>{format.money(1250)}</p>
            </div>
          </CardLink>
        ))}
      </section>
      <Card>
        <p>A card</p>
      </Card>
      <section className={cardGrid}>
        <ChoiceCard
          who="customer"
          href="/a"
          title="Customer"
          text="Post a job and choose from the bids."
          reasons={['Fixed prices from local businesses']}
        />
        <ChoiceCard
          who="business"
          href="/b"
          title="Business"
          text="Find jobs near you and bid on them."
          reasons={['Jobs in your trades and cities']}
        />
      </section>
    </div>
  )
}
