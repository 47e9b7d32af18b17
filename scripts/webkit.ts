import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installFromDebian } from './debian.ts'
import { isProgram, onPath } from './programs.ts'

/** Folders in which distributions put what is WebKitGTK's and meant for other programs; Debian by architecture. */
const FOLDERS = ['/usr/libexec', '/usr/lib', '/usr/lib64']

/** What is installed of Debian: the smallest browser that WebKitGTK has, and a screen that nobody sees. */
const PACKAGES = ['libwebkit2gtk-4.1-0', 'xvfb'] as const

/** The path of WebKitGTK's MiniBrowser: `WEBKIT_PATH`, the PATH, the usual places; else undefined. */
export function findWebKit(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env['WEBKIT_PATH']
  if (named) return isProgram(named) ? named : undefined
  return [...onPath(env, 'MiniBrowser'), ...usualPlaces()].find(isProgram)
}

function usualPlaces(): readonly string[] {
  const within = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) => [
    folder,
    ...readdirSync(folder)
      .filter((name) => name.includes('-linux-'))
      .map((name) => join(folder, name)),
  ])
  return within.map((folder) => join(folder, 'webkit2gtk-4.1/MiniBrowser'))
}

/** As `findWebKit`, but installs Debian's packages when there is none, or no Xvfb. Throws one clear line when that fails too. */
export function ensureWebKit(
  env: NodeJS.ProcessEnv = process.env,
  install: () => unknown = () => PACKAGES.map((name) => installFromDebian(name)),
): string {
  const present = find(env)
  if (present) return present
  const named = env['WEBKIT_PATH']
  if (named && !isProgram(named)) throw new Error(`WEBKIT_PATH=${named} is not a program that can be run`)
  console.log('No WebKitGTK with Xvfb found: installing them')
  install()
  const installed = find(env)
  if (installed) return installed
  throw new Error(
    `Walks in WebKit need WebKitGTK's MiniBrowser and Xvfb: install them (for example: apt-get install ${PACKAGES.join(' ')}) or set WEBKIT_PATH`,
  )
}

const find = (env: NodeJS.ProcessEnv): string | undefined =>
  onPath(env, 'Xvfb').some(isProgram) ? findWebKit(env) : undefined
