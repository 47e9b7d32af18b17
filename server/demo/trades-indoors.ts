import type { Scene } from './scenes.ts'

type DemoJob = readonly [title: string, details: string, budget: number]

/** Something that people of the demo town need done, in one trade. */
export type DemoTrade = Readonly<{ category: string; scene: Scene; jobs: readonly DemoJob[] }>

/** The second half of the trades, for the first is long enough. */
export const indoorTrades: readonly DemoTrade[] = [
  {
    category: 'Moving',
    scene: 'moving',
    jobs: [
      [
        'Move a two-bedroom apartment',
        'From the third floor with an elevator to a house eight miles away. About forty boxes, a couch, two beds and a desk.',
        900,
      ],
      [
        'Upright piano to the next street',
        'One upright piano, ground floor to ground floor, one step at the door. It is precious to us, so please with experience.',
        350,
      ],
      [
        'Load a rental truck',
        'Two strong people for three hours on Saturday morning. The truck is rented and stands in front of the house.',
        240,
      ],
      [
        'Take an old sofa to the recycling center',
        'A three-seat sofa and a mattress from the second floor. No elevator, but wide stairs.',
        130,
      ],
    ],
  },
  {
    category: 'Handyman',
    scene: 'tools',
    jobs: [
      [
        'Mount a 65-inch TV and hide the cables',
        'On drywall above a console. The studs are marked. The mount is here, the cables should run inside the wall.',
        220,
      ],
      [
        'Assemble two wardrobes',
        'Flat-pack wardrobes with sliding doors, still in their boxes. Please anchor them to the wall; we have a toddler.',
        200,
      ],
      [
        'A list of small repairs',
        'A sticking door, a loose handrail, two cabinet hinges, a squeaky step and a towel bar that came off. About half a day of work.',
        280,
      ],
      [
        'Build shelves in the laundry room',
        'Three shelves above washer and dryer, eight feet wide, painted white. The wall is drywall with metal studs.',
        340,
      ],
      [
        'Replace a cracked window pane',
        'A single pane of 24 by 36 inches in the back door. Tempered glass, please.',
        190,
      ],
    ],
  },
  {
    category: 'Flooring',
    scene: 'floor',
    jobs: [
      [
        'Oak floor in living and dining room',
        'About 480 square feet. Carpet has to come out first. We would like engineered oak in a natural tone.',
        5200,
      ],
      [
        'Repair scratched hardwood',
        'The dog left deep scratches next to the patio door, about ten square feet. Can it be fixed without sanding the whole room?',
        450,
      ],
      ['Tile the entrance', 'Sixty square feet of porcelain tile in a herringbone pattern. The tiles are here.', 980],
      [
        'Vinyl planks in the basement office',
        'Two hundred square feet, concrete below is level and dry. Baseboards can stay.',
        1100,
      ],
    ],
  },
  {
    category: 'Air Conditioning and Heating',
    scene: 'climate',
    jobs: [
      [
        'AC blows warm air upstairs',
        'Downstairs is fine, upstairs stays at 84 degrees. The filter is new. Two years since the last service.',
        300,
      ],
      [
        'Yearly service for two units',
        'Cleaning, refrigerant check and a short report for both units, please before May.',
        220,
      ],
      [
        'Replace an old thermostat',
        'We would like a smart thermostat and help with setting it up. There is no common wire, as far as we can see.',
        180,
      ],
      [
        'Mini-split for the garage workshop',
        'A single-zone mini-split for about 400 square feet; the panel has space for another breaker.',
        2900,
      ],
    ],
  },
  {
    category: 'Fencing and Decks',
    scene: 'fence',
    jobs: [
      [
        'Rebuild a fence of 60 feet',
        'The posts are rotten. Same height and style as the part that still stands, with one gate.',
        2200,
      ],
      [
        'Deck boards feel soft',
        'Our deck of 12 by 16 feet is 14 years old and some boards give way. Replace what is needed and check the joists.',
        1300,
      ],
      [
        'Dog-proof gate for the side yard',
        'A gate of four feet between house and fence, with a latch that a clever dog cannot open.',
        380,
      ],
      ['Pergola over the patio', 'Cedar, about 12 by 12 feet, simple lines, with hooks for lights.', 3400],
    ],
  },
  {
    category: 'Kitchen Remodeling',
    scene: 'kitchen',
    jobs: [
      [
        'New countertops and sink',
        'Quartz in a light gray, about 45 square feet, with an undermount sink. The cabinets stay.',
        4800,
      ],
      [
        'Refresh old oak cabinets',
        'Twenty-two doors and eight drawers to be sanded and painted, with new handles.',
        2600,
      ],
      [
        'Open the wall to the dining room',
        'We would like a wide opening between kitchen and dining room. Please check whether the wall carries load.',
        6500,
      ],
      [
        'Tile backsplash behind the stove',
        'Thirty square feet of white subway tile with gray grout. The tiles are here.',
        620,
      ],
    ],
  },
]
