import { expect, test } from 'vitest'
import { browserNamed } from '../../../qa/support/browsers.ts'

test('a browser is called by its name, and one that nobody can walk in is said', () => {
  expect(browserNamed('webkit')).toBe('webkit')
  expect(() => browserNamed('opera')).toThrow('--browser is one of chromium, firefox, webkit, not opera')
})
