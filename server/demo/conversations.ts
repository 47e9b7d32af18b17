/** One line of a conversation; `c` is the customer, `b` the business; some come with the picture of the job. */
type Line = readonly [by: 'c' | 'b', text: string, isPictured?: true]

/** What is said, and how many of the last lines the other side has not seen yet. */
export type Talk = Readonly<{ lines: readonly Line[]; unread: number }>

/** About jobs with a bid, in turn. */
export const aboutBids: readonly Talk[] = [
  {
    lines: [
      ['c', 'Thank you for your bid. Does the price include the parts?'],
      ['b', 'Yes, everything. If the valve has to be replaced as well, that would be $25 more.'],
      ['c', 'This is the faucet. Is that the old kind?', true],
      ['b', 'It is. I bring both sizes, then we need no second visit.'],
      ['b', 'Would Thursday at 9 suit you?'],
    ],
    unread: 2,
  },
  {
    lines: [
      ['b', 'Hello! Is there parking close to the house? We come with a van.'],
      ['c', 'There is a driveway, you can use it.'],
      ['b', 'Perfect.'],
      ['c', 'One more thing: we have a dog. Is that a problem?'],
    ],
    unread: 1,
  },
  {
    lines: [
      ['c', 'How long would it take?'],
      ['b', 'Half a day, and the water is off for one hour of it.'],
      ['c', 'That works for us.'],
    ],
    unread: 0,
  },
]

/** About a job in progress. */
export const aboutWork: Talk = {
  lines: [
    ['b', 'We are on our way and should be there by 10.'],
    ['c', 'Great. The gate code is on the note at the door.'],
    ['b', 'The first half is done. This is how it looks now.', true],
    ['c', 'Very nice, thank you!'],
  ],
  unread: 1,
}

/** What a business asks before it bids. */
export const question: Talk = {
  lines: [['b', 'Before I bid: which floor is it on, and can I reach it from outside?']],
  unread: 1,
}
