import type { Scene } from './pictures.ts'

/** One line of a conversation; `c` is the customer, `b` the business; some come with a picture. */
type Line = readonly [by: 'c' | 'b', text: string, picture?: Scene]

/** What was said about a job. */
export type Talk = Readonly<{
  /** The job's title. */
  about: string
  /** Into `businesses`. */
  business: number
  lines: readonly Line[]
  /** How many of the last lines the other side has not seen yet; all are by one. */
  unread: number
  /** When it began. */
  hoursAgo: number
}>

/** The first customer and the first business find conversations, some with something unread. */
export const talks: readonly Talk[] = [
  {
    about: 'Kitchen faucet drips day and night',
    business: 0,
    lines: [
      ['c', 'Hi Luis, thank you for your bid. Does the price include the parts?'],
      ['b', 'Hello Emma! Yes, the cartridge and new seals. If the shut-off valve has to go as well, that is $25 more.'],
      ['c', 'Sounds fair. This is how it looks up close. Can you tell if it needs a whole new faucet?', 'faucet-close'],
      ['b', 'That model can be repaired. I will bring both sizes of the cartridge, so one visit is enough.'],
      ['b', 'Would Thursday at 9 suit you? It takes about an hour.'],
    ],
    unread: 2,
    hoursAgo: 1,
  },
  {
    about: 'Kitchen faucet drips day and night',
    business: 1,
    lines: [
      ['b', 'Good morning, Emma. Is the faucet older than ten years? Then I would rather replace it.'],
      ['c', 'It came with the kitchen six years ago.'],
      ['b', 'Then a repair is worth it. My bid stands either way.'],
    ],
    unread: 0,
    hoursAgo: 26,
  },
  {
    about: 'Breakers trip in the main panel',
    business: 0,
    lines: [
      ['b', 'We are on our way and should be there by 10.'],
      ['c', 'Great. The side door is open, and the panel is in the hallway.'],
      ['b', 'It was the breaker of the oven: one screw was loose and the contact was burnt.', 'panel-close'],
      ['c', 'Good that you found it! Is it safe to use the oven tonight?'],
      ['b', 'Yes. The new breaker is in, and the second one follows tomorrow.', 'panel-after'],
      ['c', 'Wonderful, thank you. See you tomorrow!'],
    ],
    unread: 1,
    hoursAgo: 4,
  },
  {
    about: 'Paint the living room green',
    business: 2,
    lines: [
      ['b', 'The first wall is done. Here is the edge by the window, before the second coat.', 'paint-close'],
      ['c', 'The green is even nicer than on the card. Shall we move the piano tonight?'],
      ['b', 'No need, we cover it and paint around it first. Tomorrow at 8?'],
      ['c', 'Eight is perfect.'],
    ],
    unread: 0,
    hoursAgo: 20,
  },
  {
    about: 'Replace a cracked window pane',
    business: 1,
    lines: [['b', 'Before I bid: which floor is it on, and can I reach the window from outside?']],
    unread: 1,
    hoursAgo: 2,
  },
  {
    about: 'Bring power to the garden shed',
    business: 0,
    lines: [
      ['b', 'Hello James! Is there parking close to the house? We come with a van.'],
      ['c', 'There is a driveway, you can use it.'],
      ['b', 'Perfect. And how deep is the trench? The cable has to lie 18 inches down.'],
      ['c', 'Twenty, I measured it twice. One more thing: we have a dog. Is that a problem?'],
    ],
    unread: 1,
    hoursAgo: 6,
  },
  {
    about: 'Connect a freestanding bathtub',
    business: 0,
    lines: [
      ['c', 'How long would it take?'],
      ['b', 'Half a day, and the water is off for one hour of it.'],
      ['c', 'That works for us.'],
    ],
    unread: 0,
    hoursAgo: 11,
  },
]
