/** What holds on the screens, beyond what one may enter and is told. Ids are stable; tests name them. */
export const BROWSER = {
  'screen.bid-outcome': 'A business’s list says what became of each of its bids: sent, won or not chosen',
  'screen.bidding-bar':
    'Who may not bid is told in the place of the Bid button, with the way on: renew the membership, verify the email',
  'screen.trust-marks':
    'Interest, accept dialog and assigned card show what a business says about licence and insurance, as its own words',
  'screen.own-direction':
    'What people wrote has its own direction, in lists, notices, dialogs, toasts and mails: it is cut at its own end',
} as const
