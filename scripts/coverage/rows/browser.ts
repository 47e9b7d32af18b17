/** What holds on the screens, beyond what one may enter and is told. Ids are stable; tests name them. */
export const BROWSER = {
  'screen.bid-outcome':
    'A business’s list says what became of each of its bids, sent, won or not chosen, in one pill with the sign “Applied”',
  'screen.bidding-bar':
    'Who may not bid is told in the place of the Bid button, with the way on: renew the membership, verify the email',
  'screen.trust-marks':
    'Interest, accept dialog and assigned card show what a business says about licence and insurance, as its own words',
  'screen.own-direction':
    'What people wrote has its own direction, in lists, notices, dialogs, toasts and mails: it is cut at its own end',
  'screen.toasts':
    'A toast covers no heading and goes with its screen, or as soon as somebody tries again or asks for something else; one that tells what led to the new screen stays',
  'screen.unvisited':
    'Without a network, a screen never opened says that it is not loaded, and opens when the network is back',
  'screen.membership':
    'A membership says what it gives, how long it lasts, and who renews it, where the operator says who',
  'screen.keyboard': 'By keyboard the main action comes before an endless list, and a link skips the bar',
  'screen.keyboard-alone': 'Posting, bidding, accepting, completing and rating go by keyboard alone',
  'screen.long-list':
    'Of a thousand jobs few are on the page at a time: what is far from the screen keeps its height; the keyboard, selected text, print and Back find it',
  'screen.starts-at-top': 'The list after login begins at its top, wherever login was scrolled to',
  'screen.first-list':
    'Who opens the list with a session has its code and its first page asked for while the app itself is still coming, the page once',
  'screen.first-list-once':
    'A first page that is there before the app is drawn at once, together with all around it: nothing stands in for it first',
  'screen.first-list-own':
    'What was asked for before the app is taken by the same session, language and filter alone, once and within ten seconds; else it is asked for anew',
  'screen.large-text':
    'Text of twice the size, long titles and long mail addresses are shown whole, and nothing scrolls sideways',
  'screen.cents': 'A field that is filled with an amount has both digits of its cents: 1180.50',
  'screen.focus-kept':
    'Where what had the focus goes, as the Bid button does once the bid is there, its surroundings take the focus',
  'screen.bell-count': '“99+” on the bell does not reach the picture beside it',
  'screen.selects-quiet': 'A select whose options are still to come says “Choose …”, not “Loading…”',
  'screen.card-end': 'A card that ends with its facts has no rule below them',
  'screen.viewer-whole': 'The picture viewer takes the whole window, the room of the scroll bar included',
  'screen.any-order':
    'Whatever comes in whatever order and however late: every busy state ends, nothing typed or written is lost, and nothing acknowledged is shown undone',
  'conversation.none-missed':
    'Customer and business see each other’s messages as they are sent, in one order; whoever slept has all of them on waking',
  'conversation.kept':
    'A message that cannot be sent stays where it is and is tried again; what is typed survives a reload',
  'conversation.place': 'New messages do not move whoever reads further up, and a button leads to them',
} as const
