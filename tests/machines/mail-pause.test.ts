import { expect, test } from 'vitest'
import { MAIL_PAUSE, pauseLeft } from '../../machines/mail-pause.ts'

test.each([
  [0, MAIL_PAUSE],
  [1, MAIL_PAUSE - 1],
  [MAIL_PAUSE - 1, 1],
  [MAIL_PAUSE, 0],
  [MAIL_PAUSE * 9, 0],
  // The clock was set back.
  [-MAIL_PAUSE, MAIL_PAUSE],
])('%d ms after a mail the next one waits for %d ms', (passed, left) => {
  expect(pauseLeft(1_000_000, 1_000_000 + passed)).toBe(left)
})
