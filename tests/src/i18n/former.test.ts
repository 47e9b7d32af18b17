import { expect, test } from 'vitest'
import { messages as arMessages } from '../../../generated/messages/ar.ts'
import { messages as enMessages } from '../../../generated/messages/en.ts'
import { messages as esMessages } from '../../../generated/messages/es.ts'
import { ar } from '../../../src/i18n/ar/index.ts'
import { safety } from '../../../src/i18n/en/safety.ts'
import { es } from '../../../src/i18n/es/index.ts'

test.each([
  [enMessages, safety],
  [esMessages, es.safety],
  [arMessages, ar.safety],
])('what a deleted account is called is said before, as the server says it then: $FORMER_CUSTOMER', (codes, words) => {
  expect(words.leave.customer.stays).toContain(codes.FORMER_CUSTOMER)
  expect(words.leave.business.stays).toContain(codes.FORMER_BUSINESS)
})
