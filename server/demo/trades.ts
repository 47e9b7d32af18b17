import { indoorTrades, type DemoTrade } from './trades-indoors.ts'

/** What people of the demo town need done, by trade. */
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
  ...indoorTrades,
]
