/** What a membership is, and how it is paid by card. Ids are stable; tests name them. */
export const MEMBERSHIP = {
  'membership.standing':
    'A membership is free for its first days, then paid, then past due for 7 days as long as the card is tried again, then ended',
  'membership.any-order': 'Payments may come in any order, late and twice: the paid time is the same',
  'membership.one-year': 'A payment adds one year, never less, never more',
  'membership.carried': 'Years of before there was a ledger stay as they are, and later ones are added to them',
  'membership.ends': 'An operator ends a membership at once; its card is not charged again',
  'membership.pay':
    'Where PAYMENTS is set, a business pays a year by card; the payment provider says that it is paid, not the return of the browser',
  'membership.lost-event': 'An event of the payment provider that never arrives is made up for, within a day at most',
  'membership.past-due': 'A card that cannot be charged leaves 7 days to bid, and its business is told once',
  'membership.money-back':
    'A refund ends its year; a dispute does until the bank has decided, and a mere question of the bank does not',
  'membership.cancel': 'Who ends the renewal keeps what is paid, and may pay again later',
  'membership.deleted':
    'The card of an account that is being deleted is not charged, and the payment provider forgets it in the end',
  'membership.signed':
    'An event of payments needs a signature that is not old; what it is about nobody here is acknowledged',
  'membership.away': 'While the payment provider is away nobody is charged, the refusal says so, and nothing is lost',
  'membership.off': 'Without PAYMENTS nothing of it is shown or answered',
  'membership.reminders':
    'Businesses whose card does not renew are reminded 30, 7 and 1 day before the end, on the bell and by mail, each once',
} as const
