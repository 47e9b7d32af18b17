import { bucketStore } from '../platform/store/bucket.ts'
import { folderStore } from '../platform/store/folder.ts'
import { filesFolder, newDraft } from '../files/storage-location.ts'
import { moveFiles, type MigrationResult } from '../files/storage-migration.ts'
import { UsageError, CommandError, argumentAt, type Command, type AdminDbContext } from './command.ts'
import { recordAction } from '../console/service-record.ts'

async function move(desk: AdminDbContext): Promise<void> {
  const { db, settings, operator, now, say } = desk
  if (settings.filesBucket === undefined) throw new CommandError('Set FILES_URL: it says which bucket is meant.')
  const [folder, bucket] = [folderStore(filesFolder(settings)), bucketStore(settings.filesBucket)]
  const target = argumentAt(desk, 0)
  if (target !== 'bucket' && target !== 'folder') throw new UsageError('Files move to bucket or to folder.')
  const [from, to] = target === 'bucket' ? [folder, bucket] : [bucket, folder]
  await Promise.all([from.check(), to.check()])
  const moved = await moveFiles({
    db,
    from,
    to,
    isRemoving: desk.options['remove'] === true,
    newDraft: () => newDraft(settings.dataDir),
    onProgress: (carried) => say(`${carried} files are carried …`),
  })
  const { missing, ...counts } = moved
  const details = { ...counts, missing: missing.length }
  await recordAction(db, { operator, action: 'files move', subject: to.called, details, now: now() })
  for (const line of reportOf(moved, { from: from.called, to: to.called })) say(line)
}

function reportOf(
  { carried, bytes, there, removed, missing }: MigrationResult,
  { from, to }: { from: string; to: string },
) {
  const size = (bytes / 1_000_000).toFixed(1)
  const lost = missing.length > 5 ? `${missing.slice(0, 5).join(', ')} and more` : missing.join(', ')
  return [
    `Carried ${carried} files (${size} MB) from the ${from} to the ${to}; ${there} were there already.`,
    ...(removed > 0 ? [`Removed ${removed} files from the ${from}.`] : []),
    ...(missing.length > 0 ? [`${missing.length} files of uploads are at neither place: ${lost}.`] : []),
  ]
}

export const fileCommands: readonly Command[] = [
  {
    name: 'files move',
    summary: 'Move all uploads into the FILES_URL bucket, or back into DATA_DIR',
    words: ['bucket or folder'],
    options: {
      remove: {
        type: 'boolean',
        help: 'remove them from where they were; only once every server uses the other place',
      },
    },
    notes:
      'Servers may run meanwhile. What was carried before is left alone: a move that was cut off goes on when it is begun again.',
    opens: true,
    run: move,
  },
]
