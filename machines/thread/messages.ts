/** What a chart needs to know of a message: its number within its thread, from 1 without gaps. */
export type Numbered = { readonly number: number; readonly isReported: boolean }

/** The messages that are shown. */
export type Shown<Message> = {
  /** In the order of their numbers, without a gap. */
  readonly messages: readonly Message[]
  /** Own ones that were delivered while others before them are not known yet. */
  readonly ahead: readonly Message[]
}

/** The number up to which everything is known; 0 before the first message. */
export function endOf({ messages }: Pick<Shown<Numbered>, 'messages'>): number {
  return messages.at(-1)?.number ?? 0
}

/** With a page of older or newer messages; what both hold appears once, as the page has it. */
export function withPage<Message extends Numbered>(
  { messages, ahead }: Shown<Message>,
  page: readonly Message[],
): Shown<Message> {
  const byNumber = new Map([...messages, ...page].map((message) => [message.number, message]))
  const joined = [...byNumber.values()].toSorted((one, other) => one.number - other.number)
  const rest = ahead.filter(({ number }) => !byNumber.has(number))
  return withFollowing({ messages: joined, ahead: rest })
}

/** With an own message that was delivered: at the end, or ahead if others come before it. */
export function withDelivered<Message extends Numbered>(shown: Shown<Message>, message: Message): Shown<Message> {
  const isKnown = [...shown.messages, ...shown.ahead].some(({ number }) => number === message.number)
  return isKnown ? shown : withFollowing({ ...shown, ahead: [...shown.ahead, message] })
}

/** What was ahead and now follows joins the others. */
function withFollowing<Message extends Numbered>({ messages, ahead }: Shown<Message>): Shown<Message> {
  const following = ahead.find(({ number }) => number === endOf({ messages }) + 1)
  if (!following) return { messages, ahead }
  const rest = ahead.filter((message) => message !== following)
  return withFollowing({ messages: [...messages, following], ahead: rest })
}
