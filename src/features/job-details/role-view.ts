import type { ComponentType } from 'react'
import type { Elements } from '../../ui/elements.ts'
import type { JobScreenView } from './parts/use-job-screen.ts'

/** What a job's screen shows to one role, beside the job. */
export type RoleView = {
  /** Whose job it is, below what it is about; null for those who know. */
  readonly Person: ComponentType<{ readonly view: JobScreenView }> | null
  readonly Column: ComponentType<{ readonly view: JobScreenView }>
  /** The main action, within reach of the thumb; null if there is none, or if it stands in the column on a desk. */
  readonly actionOf: (view: JobScreenView, isDesk: boolean) => Elements
}
