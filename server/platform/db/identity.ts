import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StartupError } from '../startup-error.ts'

/** Who PostgreSQL's processes run as, and what has to stand before their command line for that. */
export type Identity = Readonly<{
  /** Set only when we are root and hand the rights down. */
  owner?: Readonly<{ uid: number; gid: number }>
  /** Command and arguments for starting `program` as that user. */
  command(program: string, args: readonly string[]): readonly [string, readonly string[], SpawnIdentity]
}>

type SpawnIdentity = Readonly<{ uid?: number; gid?: number }>

/** `nobody` on every Linux. */
const NOBODY = 65_534

const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv', '/sbin/setpriv', '/usr/sbin/setpriv']

/**
 * PostgreSQL refuses to run as root, so a root user hands it to the owner of the data folder, or to `nobody`.
 *
 * That user may be unable to reach the programs or the data at all, as in a clone below /root, whose mode is 0700. Then
 * `setpriv` lets it keep the single right to pass file permissions (CAP_DAC_OVERRIDE). `no_setuid_fixup` is needed
 * because initdb asks with access(2), which drops the capabilities of ordinary users without it.
 */
export function identityFor(folder: string, programs: readonly string[]): Identity {
  if (process.getuid?.() !== 0) return { command: (program, args) => [program, args, {}] }
  const owner = ownerOf(folder)
  if ([folder, ...programs].every((path) => reachable(path, owner.uid))) {
    return { owner, command: (program, args) => [program, args, owner] }
  }
  const setpriv = SETPRIV.find((path) => existsSync(path))
  if (setpriv === undefined) {
    throw new StartupError(
      `PostgreSQL cannot run as root, and user ${owner.uid} cannot reach ${folder}: start as an ordinary user, install setpriv (util-linux), or move to a folder that others may enter.`,
    )
  }
  const rights = ['--reuid', String(owner.uid), '--regid', String(owner.gid), '--clear-groups']
  rights.push('--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup', '--')
  return { owner, command: (program, args) => [setpriv, [...rights, program, ...args], {}] }
}

function ownerOf(folder: string): Readonly<{ uid: number; gid: number }> {
  if (existsSync(folder)) {
    const { uid, gid } = statSync(folder)
    if (uid !== 0) return { uid, gid }
  }
  return { uid: NOBODY, gid: NOBODY }
}

/** Whether the user may enter every folder above the path; the path itself may be made later. */
function reachable(path: string, uid: number): boolean {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const { uid: owner, mode } = statSync(folder)
      if ((mode & (owner === uid ? 0o100 : 0o001)) === 0) return false
    }
    if (folder === dirname(folder)) return true
  }
}
