import { installFromDebian } from './debian.ts'
import { isProgram, onPath } from './programs.ts'

const NAMES = ['firefox-esr', 'firefox']

/** Where packages put it when it is not on the PATH. */
const USUAL_PLACES = ['/snap/bin/firefox', '/opt/firefox/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** The path of an installed Firefox: `FIREFOX_PATH`, the PATH, the usual places; else undefined. */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env['FIREFOX_PATH']
  if (named) return isProgram(named) ? named : undefined
  return [...NAMES.flatMap((name) => onPath(env, name)), ...USUAL_PLACES].find(isProgram)
}

/** As `findFirefox`, but installs Debian's package when there is none. Throws one clear line when that fails too. */
export function ensureFirefox(
  env: NodeJS.ProcessEnv = process.env,
  install: () => unknown = () => installFromDebian('firefox-esr'),
): string {
  const present = findFirefox(env)
  if (present) return present
  const named = env['FIREFOX_PATH']
  if (named) throw new Error(`FIREFOX_PATH=${named} is not a program that can be run`)
  console.log('No Firefox found: installing one')
  install()
  const installed = findFirefox(env)
  if (installed) return installed
  throw new Error('Walks in Firefox need it: install it (for example: apt-get install firefox-esr) or set FIREFOX_PATH')
}
