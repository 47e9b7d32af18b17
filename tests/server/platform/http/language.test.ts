import { expect, test } from 'vitest'
import { languageOf } from '../../../../server/platform/http/error-responses.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['ar-EG', 'ar'],
  ['de-DE, fr;q=0.9', 'en'],
  ['de, es;q=0.5, ar;q=0.8', 'ar'],
  ['es;q=0, ar;q=0.1', 'ar'],
  ['ES-mx;Q=0.3', 'es'],
  [';;;,,q=q=q', 'en'],
])('Accept-Language %j is %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})
