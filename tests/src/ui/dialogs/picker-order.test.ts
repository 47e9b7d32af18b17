import { expect, test } from 'vitest'
import { arrange } from '../../../../src/ui/dialogs/picker-order.ts'

const trades = ['Roofing', 'painting', 'Électricité', 'Carpentry', 'Tiling']

test.each([
  [
    'everything is alphabetical, whatever case and accents',
    [],
    '',
    ['Carpentry', 'Électricité', 'painting', 'Roofing', 'Tiling'],
  ],
  [
    'the chosen ones come first',
    ['Tiling', 'Roofing'],
    '',
    ['Roofing', 'Tiling', 'Carpentry', 'Électricité', 'painting'],
  ],
  ['a search ignores case', ['Tiling'], ' IN ', ['Tiling', 'painting', 'Roofing']],
  ['a search may find nothing', ['Tiling'], 'xyz', []],
])('%s', (_name, chosen, search, order) => {
  expect(arrange(trades, chosen, search, 'en')).toEqual(order)
})
