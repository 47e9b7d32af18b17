import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { backgroundTasks, deliverEvents } from '../../../server/app/background-tasks.ts'
import type { AppDeps } from '../../../server/app/dependencies.ts'
import { composeMail } from '../../../server/notifications/compose-mail.ts'
import type { MailTransport } from '../../../server/platform/mail/transport.ts'
import type { Task } from '../../../server/platform/background/runner.ts'
import { secretsOf } from '../../../server/platform/secrets/secrets.ts'

type Teller = Pick<AppDeps, 'db' | 'now' | 'settings' | 'subscribers'>
type Server = Readonly<{ deps: AppDeps; filesFolder: string }>

/** What servers of tests share, in whatever process. */
export const SETTINGS = {
  jobExpiryDays: 30,
  biddingRequiresSubscription: true,
  uploadMbPerAccount: 500,
  uploadMbPerAddress: 1000,
  emailVerification: 'off',
  publicUrl: 'http://localhost:3000',
  operatorContact: 'help@example.com',
  rateLimitMultiplier: 10_000,
  jobsPerDay: 1_000_000,
  bidsPerDay: 1_000_000,
  invitationsPerDay: 1_000_000,
  webhooksGoAnywhere: false,
  payments: undefined,
} as const
export const newSecrets = () => secretsOf('a key for tests, which stays the same for all servers of a test')

/** One task of the background; its mail goes nowhere without a `post`. */
export function taskNamed(
  name: string,
  deps: Teller & Pick<AppDeps, 'choices' | 'files' | 'payments' | 'secrets'>,
  {
    post = { send: async () => {}, close: () => {} },
    outbox,
  }: Readonly<{ post?: MailTransport; outbox?: string }> = {},
): Task {
  const delivery = { ...deps, post, compose: composeMail, from: 'x@example.com', report: () => {} }
  const tasks = backgroundTasks({ deps, delivery, ...(outbox && { outbox }), send: async () => false })
  const task = tasks.find((one) => one.name === name)
  if (task === undefined) throw new Error(`no task ${name}`)
  return task
}

/** The folder of letters of a server without a mail server. */
export const outboxOf = ({ filesFolder }: Server): string => join(filesFolder, '..', 'outbox')

/** Runs one task of the background by the server's clock until it has nothing more to do. */
export async function runTask(server: Server, name: string): Promise<void> {
  const task = taskNamed(name, server.deps, { outbox: outboxOf(server) })
  while (await task.run());
  await tellAll(server.deps)
}

/** Tells until nothing is left, as the background does. */
export async function tellAll(deps: Teller): Promise<void> {
  while (await deliverEvents(deps));
}

/** Lets everything be told before and after each call, one after the other, so that each call finds what was told before it. */
export function tellAtEachCall(app: FastifyInstance, deps: Teller): void {
  let turn = Promise.resolve()
  const next = async (): Promise<void> => {
    turn = turn.catch(() => undefined).then(() => tellAll(deps))
    await turn
  }
  app.addHook('preHandler', next)
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 200) await next()
  })
}
