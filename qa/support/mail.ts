import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject } from 'vitest'

/** The path of the newest link that was mailed to somebody; waits for it. `other` is one that is not wanted any more. */
export async function mailedLink(
  email: string,
  screen: '/verify-email' | '/reset-password' | '/confirm-email' | '/undo-email-change',
  other = '',
): Promise<string> {
  await expect.poll(() => newestLink(email, screen)).not.toBe(other)
  return newestLink(email, screen)
}

/** Empty while there is none. */
function newestLink(email: string, screen: string): string {
  const outbox = join(inject('dataDir'), 'outbox')
  const links = filesIn(outbox)
    .map((name) => plain(readFileSync(join(outbox, name), 'utf8')))
    .filter((letter) => letter.includes(`To: ${email}`))
    .flatMap((letter) => new RegExp(`${screen}\\?token=[\\w-]+`).exec(letter)?.[0] ?? [])
  return links.at(-1) ?? ''
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
  } catch {
    // The folder comes with the first letter.
    return []
  }
}

/** Quoted-printable, as far as a link needs it (RFC 2045, 6.7). */
const plain = (letter: string): string => letter.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
