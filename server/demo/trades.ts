import type { Scene } from './scenes.ts'

type DemoJob = readonly [title: string, details: string, budget: number]

/** What people of the demo town need done, by trade. */
export type DemoTrade = Readonly<{ category: string; scene: Scene; jobs: readonly DemoJob[] }>

export const trades: readonly DemoTrade[] = [
  {
    category: 'Plumbing',
    scene: 'plumbing',
    jobs: [
      [
        'Kitchen faucet drips day and night',
        'The single-lever mixer in our kitchen drips constantly, and the shut-off valve under the sink is stiff. Please replace the cartridge or the whole faucet; we have no preference as long as it lasts.',
        180,
      ],
      [
        'Water heater makes loud banging noises',
        'Our 50-gallon gas water heater is eight years old and bangs when it heats up. Probably sediment. We would like it flushed and checked, and an honest opinion on whether it should be replaced.',
        260,
      ],
      [
        'Install a new toilet in the guest bathroom',
        'We bought a new toilet already and it stands in the garage. The old one has to go. The floor is tiled, second floor, easy access through the hallway.',
        240,
      ],
      [
        'Slow drain in the shower',
        'The upstairs shower drains slower every week and drain cleaner did not help. Maybe roots or hair further down. Please bring a camera if you have one.',
        150,
      ],
      [
        'Add an outdoor spigot for the garden',
        'We need a frost-proof outdoor faucet on the back wall. The bathroom supply line is right behind it, so the run is about four feet.',
        320,
      ],
    ],
  },
  {
    category: 'Electrical',
    scene: 'electrical',
    jobs: [
      [
        'Hang three pendant lights over the island',
        'The wiring is in place from the old fixture, but only one box. We want three pendants in a row over the kitchen island, with a dimmer.',
        420,
      ],
      [
        'Outlets in home office keep tripping',
        'Whenever the printer and the space heater run together the breaker trips. We would like a separate circuit for the office.',
        550,
      ],
      [
        'Install a charger for an electric car',
        'A 40-amp wall charger has to go into the garage, about 15 feet from the panel. The charger is here; a permit is needed.',
        900,
      ],
      [
        'Replace old switches and outlets',
        'House from 1978 with two-prong outlets in three bedrooms. About 14 outlets and 6 switches, please ground them properly.',
        700,
      ],
      [
        'Ceiling fan wobbles and hums',
        'The fan in the bedroom wobbles on the highest speed and hums on the lowest. Fix it, or replace it with one that we buy.',
        140,
      ],
    ],
  },
  {
    category: 'Painting',
    scene: 'painting',
    jobs: [
      [
        'Paint living room and hallway',
        'About 900 square feet of wall, currently beige. We want a warm white, two coats. Furniture will be moved to the middle of the room by us.',
        1250,
      ],
      [
        'Repaint the front door and shutters',
        'The green is fading after many summers. One door and eight shutters, to be sanded, primed and painted in dark green.',
        480,
      ],
      [
        'Nursery in a soft color',
        'A small room of ten by twelve feet. Low-odor paint, please, since the baby is due in March. A simple stripe at half height would be lovely.',
        450,
      ],
      [
        'Touch up walls before we sell',
        'Some scuffs, nail holes and two patches where shelves used to be. All walls are the same white; we still have the can.',
        300,
      ],
      [
        'Fence needs a new coat of stain',
        'Roughly 120 feet of cedar fence, six feet high, both sides. Pressure washing beforehand is included.',
        980,
      ],
    ],
  },
  {
    category: 'Landscaping',
    scene: 'garden',
    jobs: [
      [
        'Turn a patchy lawn into a native garden',
        'The front lawn, 40 by 25 feet, is mostly weeds. We would like native plants that need little water, a gravel path and some shade.',
        2400,
      ],
      [
        'Trim hedges and clear the side yard',
        'Two overgrown hedges, about 30 feet each, and a side yard full of vines. Please take everything away.',
        380,
      ],
      [
        'Raised beds for vegetables',
        'Three cedar beds of four by eight feet, filled with good soil, and drip irrigation connected to the spigot nearby.',
        850,
      ],
      [
        'Sprinkler zone stays dry',
        'One of the five zones does not come on anymore. The controller clicks, so it may be the valve.',
        220,
      ],
      [
        'Plant two live oaks',
        'Each of about 30 gallons. The ground is rocky, so a small excavator might be needed. Please advise on the best spots.',
        1100,
      ],
    ],
  },
  {
    category: 'Roofing',
    scene: 'roof',
    jobs: [
      [
        'Missing shingles after the storm',
        'About a dozen shingles are gone on the west side after last week’s storm. No leak so far. Photos are from the ground.',
        650,
      ],
      [
        'Leak around the chimney',
        'A brown stain is growing on the ceiling next to the chimney. We believe the flashing has come loose.',
        800,
      ],
      [
        'Inspect the roof before we buy',
        'We are buying a house from 1996 and want a written inspection of the roof with photos by the end of next week.',
        250,
      ],
      [
        'Replace the roof of a detached garage',
        'Twenty by twenty-two feet, gable roof, one layer of old shingles to be removed. Color to match the house.',
        4200,
      ],
    ],
  },
  {
    category: 'House Cleaning',
    scene: 'cleaning',
    jobs: [
      [
        'Deep cleaning before a family visit',
        'Three bedrooms, two bathrooms, one friendly dog. Oven, refrigerator and windows from the inside, please.',
        320,
      ],
      [
        'Move-out cleaning of an apartment',
        'Two rooms, 850 square feet, empty by then. It has to pass the landlord’s inspection on the 30th.',
        260,
      ],
      [
        'Cleaning every other week',
        'We look for someone reliable for our home of 1,600 square feet, Tuesdays or Wednesdays. First visit can be longer.',
        150,
      ],
      [
        'Clean up after remodeling',
        'Fine dust everywhere after our bathroom was redone. Two floors, vents included.',
        400,
      ],
      [
        'Wash all windows inside and out',
        'Twenty-two windows, some on the second floor, with screens to be cleaned as well.',
        290,
      ],
    ],
  },
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
