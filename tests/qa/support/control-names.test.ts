import { expect, it } from 'vitest'
import { controlNames } from '../../../qa/support/words.ts'

it('calls a control by the phrase of the app, whatever the language, and leaves out what is data', async () => {
  const [en, es] = await Promise.all([controlNames('en'), controlNames('es')])
  expect(['Previous picture', 'Show picture 2', 'Fix my roof'].map(en)).toEqual([
    'Previous picture',
    'Show picture …',
    '…',
  ])
  expect(es('Foto anterior')).toBe('Previous picture')
})
