import { useEffect, useState } from 'react'
import { useSetup } from '../../actors/provide.ts'
import { isRecord, isText } from '../../actors/storage.ts'
import { askVerificationCommand, pauseLeft } from '../../actors/ask-verification.ts'
import { useCommand } from '../../ui/forms/use-command.ts'
import { useFailureToast } from '../../ui/forms/use-form-events.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** Where the mail went, and when: milliseconds since 1970. */
export type Mailed = { readonly email: string; readonly mailedAt: number }

/**
 * Where the mail of the sign-up went that led here; null if none did. The browser keeps it with this entry of its history,
 * so that a reload still knows it.
 */
export function useMailed(): Mailed | null {
  const [mailed] = useState(() => mailedIn(window.history.state))
  return mailed
}

function mailedIn(state: unknown): Mailed | null {
  if (!isRecord(state)) return null
  // The sign-up that leads here has just sent it.
  const { email, mailedAt = Date.now() } = state
  return isText(email) && typeof mailedAt === 'number' ? { email, mailedAt } : null
}

/** Sending the mail again, and the seconds until that may be done; 0 if it may be done now. */
export function useSendAgain({ email, mailedAt }: Mailed) {
  const say = useFailureToast()
  const [sentAt, setSentAt] = useState(mailedAt)
  const { isBusy, run } = useCommand(
    useSetup((environment) => askVerificationCommand(environment, email)),
    {
      onDone: ({ message }) => {
        setSentAt(Date.now())
        toast.success(message)
      },
      onRefused: say,
      onFailed: say,
    },
  )
  useEffect(() => window.history.replaceState({ email, mailedAt: sentAt } satisfies Mailed, ''), [email, sentAt])
  return { working: isBusy, sendAgain: () => run({}), seconds: useSecondsOfPause(sentAt) }
}

/** The seconds that are left of the pause, counted down. */
function useSecondsOfPause(sentAt: number): number {
  // Only a matter of display, so not in a machine: the server counts for itself.
  const [now, setNow] = useState(() => Date.now())
  const seconds = Math.ceil(pauseLeft(sentAt, now) / second)
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), second)
    return () => clearInterval(timer)
  }, [isOver])
  return seconds
}

/** Milliseconds. */
const second = 1000
